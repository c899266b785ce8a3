// Wood and dice, made by the browser itself. Nothing sounds until somebody asks for it.
import { sound } from "../settings.js";

/** @type {AudioContext | null} */
let context = null;

/** @typedef {"touch" | "step" | "take" | "dice" | "end"} Knock */

/** Pitch (Hz), length (s), loudness and how much of it is noise. */
const VOICES =
  /** @type {Record<Knock, {pitch: number, length: number, loud: number, noise: number, times: number[]}>} */ ({
    touch: { pitch: 420, length: 0.05, loud: 0.1, noise: 0.3, times: [0] },
    step: { pitch: 260, length: 0.09, loud: 0.3, noise: 0.5, times: [0] },
    take: { pitch: 170, length: 0.16, loud: 0.35, noise: 0.6, times: [0, 0.07] },
    dice: { pitch: 900, length: 0.05, loud: 0.22, noise: 0.9, times: [0, 0.09, 0.17, 0.28, 0.36, 0.5] },
    end: { pitch: 523, length: 0.5, loud: 0.2, noise: 0, times: [0, 0.16, 0.32] },
  });

/** @param {Knock} name @param {number} [delay] ms */
export function knock(name, delay = 0) {
  if (!sound.value) return;
  context ??= new AudioContext();
  const voice = VOICES[name];
  voice.times.forEach((at, i) =>
    beat(/** @type {AudioContext} */ (context), voice, at + delay / 1000, 1 + i * (name === "end" ? 0.25 : 0.04)),
  );
}

/** @param {AudioContext} audio @param {typeof VOICES["touch"]} voice @param {number} at @param {number} bend */
function beat(audio, voice, at, bend) {
  const start = audio.currentTime + at;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(voice.loud, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + voice.length);
  loudness.connect(audio.destination);
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(voice.pitch * bend, start);
  tone.connect(loudness);
  tone.start(start);
  tone.stop(start + voice.length);
  if (!voice.noise) return;
  const rustle = audio.createBufferSource();
  rustle.buffer = grain(audio, voice.length);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = voice.pitch * 3;
  rustle.connect(filter).connect(loudness);
  rustle.start(start);
}

/** A short burst of noise. @param {AudioContext} audio @param {number} length */
function grain(audio, length) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
