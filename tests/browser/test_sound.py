"""The sounds as their waves show them: nothing clicks, nothing is too loud, and wood, dice and chips are told apart."""

from base64 import b64decode

import numpy
from numpy.typing import NDArray
from playwright.sync_api import Page

RATE = 44_100
PLAYED = """async (name) => {
    const { perform } = await import("/client/table/sound.js");
    const audio = new OfflineAudioContext(1, 1.6 * 44100, 44100);
    perform(audio, name, 0.01);
    const bytes = new Uint8Array((await audio.startRendering()).getChannelData(0).buffer);
    const parts = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, at) => bytes.subarray(8192 * at, 8192 * (at + 1)));
    return btoa(parts.map((part) => String.fromCharCode(...part)).join(""));
}"""
Wave = NDArray[numpy.float64]


def wave(page: Page, name: str) -> Wave:
    return numpy.frombuffer(b64decode(page.evaluate(PLAYED, name)), dtype=numpy.float32).astype(numpy.float64)


def centre(heard: Wave) -> float:
    """The middle of its tones, in Hz, by their strength."""
    strength = numpy.abs(numpy.fft.rfft(heard)) ** 2
    return float((strength * numpy.fft.rfftfreq(len(heard), 1 / RATE)).sum() / strength.sum())


def lasts(heard: Wave) -> float:
    """Seconds from its first to its last audible moment."""
    loud = numpy.flatnonzero(numpy.abs(heard) > 0.003)
    return float(loud[-1] - loud[0]) / RATE


def test_no_sound_clicks_or_is_too_loud(desktop: Page) -> None:
    for name in ("touch", "step", "take", "dice", "chips", "turn", "end"):
        heard = wave(desktop, name)
        peak = float(numpy.abs(heard).max())
        assert 0.05 < peak < 0.7, f"{name}: {peak}"
        assert numpy.abs(heard[: int(0.01 * RATE)]).max() == 0, name
        first = int(numpy.flatnonzero(numpy.abs(heard) > 0)[0])
        assert numpy.abs(heard[first : first + 8]).max() < 0.3 * peak, f"{name} begins with a click"
        last = int(numpy.flatnonzero(numpy.abs(heard) > 0)[-1])
        assert numpy.abs(heard[last - 40 : last + 1]).max() < 0.003, f"{name} ends with a click"


def test_wood_dice_and_chips_are_told_apart(desktop: Page) -> None:
    waves = {name: wave(desktop, name) for name in ("take", "step", "dice", "chips", "turn")}
    centres = {name: centre(heard) for name, heard in waves.items()}
    assert centres["take"] < centres["step"] < centres["dice"] < centres["chips"]
    assert centres["chips"] > 1.5 * centres["dice"] > 2 * centres["step"]
    assert lasts(waves["step"]) < lasts(waves["chips"]) < 0.3 < lasts(waves["dice"]) < 0.75
