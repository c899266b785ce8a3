// Wood, dice and chips, made by the browser itself. Nothing sounds until somebody asks for it.
//
// A thing that is struck rings in a few tones of its own, the high ones shorter than the low ones, after a short hiss
// of the touch. What it is made of is told by these tones: wood rings low and briefly, bone and clay high.
import { sound } from "../settings.js";

/** @type {AudioContext | null} */
let context = null;

/** @typedef {"touch" | "step" | "take" | "dice" | "chips" | "turn" | "end"} Knock */

/**
 * A tone of a struck thing: Hz, how loud at first, and how long until it is gone (s).
 * @typedef {[number, number, number]} Tone
 */

/**
 * hiss: the colour of the touch (Hz), how loud and how long; rise: s until the tones are there; hits: when it is struck
 * (s), how hard, and by how much higher than written.
 * @typedef {{tones: Tone[], hiss?: Tone, rise: number, hits: [number, number, number][]}} Voice
 */

/** @type {Record<Knock, Voice>} */
const VOICES = {
  // a finger on wood
  touch: {
    tones: [
      [360, 0.07, 0.06],
      [820, 0.03, 0.03],
    ],
    hiss: [1600, 0.03, 0.015],
    rise: 0.002,
    hits: [[0, 1, 1]],
  },
  // a piece is put down
  step: {
    tones: [
      [290, 0.2, 0.11],
      [705, 0.1, 0.06],
      [1290, 0.04, 0.035],
    ],
    hiss: [2100, 0.1, 0.02],
    rise: 0.0015,
    hits: [[0, 1, 1]],
  },
  // a piece is knocked over and put aside
  take: {
    tones: [
      [185, 0.24, 0.17],
      [455, 0.12, 0.09],
      [960, 0.05, 0.05],
    ],
    hiss: [1300, 0.12, 0.03],
    rise: 0.0015,
    hits: [
      [0, 1, 1],
      [0.085, 0.55, 1.18],
    ],
  },
  // bones rattle, fall and come to rest
  dice: {
    tones: [
      [1480, 0.07, 0.035],
      [2650, 0.06, 0.025],
      [4100, 0.03, 0.016],
      [210, 0.09, 0.06],
    ],
    hiss: [3600, 0.1, 0.014],
    rise: 0.001,
    hits: [
      [0, 0.7, 1.04],
      [0.055, 0.5, 0.93],
      [0.1, 0.75, 1.1],
      [0.21, 1, 0.97],
      [0.262, 0.8, 1.07],
      [0.38, 0.6, 0.95],
      [0.45, 0.42, 1.05],
      [0.55, 0.26, 1],
      [0.61, 0.16, 1.02],
    ],
  },
  // clay on clay
  chips: {
    tones: [
      [2350, 0.09, 0.07],
      [3720, 0.07, 0.05],
      [5650, 0.03, 0.03],
    ],
    hiss: [6200, 0.05, 0.01],
    rise: 0.001,
    hits: [
      [0, 0.9, 1],
      [0.048, 0.7, 1.05],
      [0.085, 0.35, 0.98],
    ],
  },
  // two bells: it is your turn
  turn: {
    tones: [
      [587, 0.14, 0.5],
      [1174, 0.05, 0.3],
      [1761, 0.02, 0.2],
    ],
    rise: 0.006,
    hits: [
      [0, 1, 1],
      [0.17, 0.9, 1.335],
    ],
  },
  end: {
    tones: [
      [523, 0.14, 0.75],
      [1046, 0.05, 0.45],
      [1569, 0.02, 0.3],
    ],
    rise: 0.006,
    hits: [
      [0, 0.9, 1],
      [0.15, 0.9, 1.26],
      [0.3, 1, 1.5],
      [0.3, 0.5, 1],
    ],
  },
};

/** @param {Knock} name @param {number} [delay] ms */
export function knock(name, delay = 0) {
  if (!sound.value) return;
  context ??= new AudioContext();
  perform(context, name, context.currentTime + delay / 1000);
}

/** Play a voice from a moment on. @param {BaseAudioContext} audio @param {Knock} name @param {number} start s */
export function perform(audio, name, start) {
  const { tones, hiss, rise, hits } = VOICES[name];
  for (const [after, hard, higher] of hits) {
    for (const [pitch, loud, length] of tones) {
      const tone = audio.createOscillator();
      tone.frequency.value = pitch * higher;
      const level = fading(audio, start + after, rise, loud * hard, length);
      tone.connect(level).connect(audio.destination);
      tone.start(start + after);
      tone.stop(start + after + rise + length);
    }
    if (!hiss) continue;
    const [colour, loud, length] = hiss;
    const breath = audio.createBufferSource();
    breath.buffer = noise(audio, rise + length);
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = colour * higher;
    breath
      .connect(filter)
      .connect(fading(audio, start + after, rise, loud * hard, length))
      .connect(audio.destination);
    breath.start(start + after);
  }
}

const SILENT = 1e-4; // so soft that its end is not heard

/**
 * From nothing to loud and away again, without a click at either end.
 * @param {BaseAudioContext} audio
 * @param {number} start @param {number} rise @param {number} loud @param {number} length
 */
function fading(audio, start, rise, loud, length) {
  const level = audio.createGain();
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + rise);
  level.gain.exponentialRampToValueAtTime(SILENT, start + rise + length);
  return level;
}

/** @param {BaseAudioContext} audio @param {number} length s */
function noise(audio, length) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
