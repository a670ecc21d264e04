/**
 * The sounds themselves, made by the browser as they are needed: there are no files. A browser lets a page sound
 * once somebody has touched it; until then nothing is made at all.
 */

import type { Cue } from './cues.ts';

/** All is soft: this much of what a loudspeaker can do. */
const LOUDNESS = 0.22;

/** Seconds between sounds that one message makes. */
const APART = 0.14;

/** No more than this much of what has gone by sounds at once, as after a phone's sleep. */
const MOST = 4;

interface Tone {
  readonly wave: OscillatorType;
  /** Hertz at its beginning and at its end. */
  readonly from: number;
  readonly to: number;
  /** Seconds after the beginning of the sound, and how long. */
  readonly at: number;
  readonly long: number;
  readonly loud: number;
}

class Sounds {
  #context: AudioContext | null = null;
  #free = 0; // when the last sound will be over

  play(cues: readonly Cue[]): void {
    if (cues.length === 0 || document.hidden || !isTouched()) return;
    const context = this.#opened();
    if (context === null) return;
    if (context.state === 'suspended') void context.resume();
    const now = context.currentTime;
    if (this.#free - now > MOST * APART) return; // enough is sounding
    this.#free = Math.max(now, this.#free);
    for (const cue of cues.slice(0, MOST)) {
      sound(context, cue, this.#free + 0.01);
      this.#free += APART;
    }
  }

  /** Null where nothing can be heard: a game goes on without. */
  #opened(): AudioContext | null {
    try {
      return (this.#context ??= new AudioContext());
    } catch {
      return null;
    }
  }
}

/** One for the whole page: a browser has few to give. */
export const sounds = new Sounds();

/** Whether somebody has touched the page. A browser that cannot tell decides by itself what is heard. */
function isTouched(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
}

function sound(context: AudioContext, cue: Cue, at: number) {
  const out = context.createGain();
  out.gain.value = LOUDNESS;
  out.connect(context.destination);
  if (cue === 'laid') clack(context, out, at, 1);
  if (cue === 'drawn') clack(context, out, at, 0.35);
  for (const tone of TONES[cue]) sing(context, out, at, tone);
}

/** A tile on wood: a short burst of noise. */
function clack(context: AudioContext, out: AudioNode, at: number, loud: number) {
  const length = Math.round(0.05 * context.sampleRate);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < length; place += 1) {
    samples[place] = (2 * Math.random() - 1) * Math.exp((-7 * place) / length);
  }
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = 1900;
  band.Q.value = 1.1;
  const gain = context.createGain();
  gain.gain.value = loud;
  noise.connect(band).connect(gain).connect(out);
  noise.start(at);
}

function sing(context: AudioContext, out: AudioNode, at: number, tone: Tone) {
  const start = at + tone.at;
  const voice = context.createOscillator();
  voice.type = tone.wave;
  voice.frequency.setValueAtTime(tone.from, start);
  voice.frequency.exponentialRampToValueAtTime(tone.to, start + tone.long);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(tone.loud, start + Math.min(0.015, tone.long / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.long);
  voice.connect(gain).connect(out);
  voice.start(start);
  voice.stop(start + tone.long + 0.02);
}

/** "Bok": a voice that falls. The last one of a cluck rises, as hens have it. */
function bok(at: number, high = 560): Tone {
  return { wave: 'triangle', from: high, to: 0.62 * high, at, long: 0.07, loud: 0.8 };
}

function bell(at: number, pitch: number, long = 0.35, loud = 0.45): Tone {
  return { wave: 'sine', from: pitch, to: pitch, at, long, loud };
}

const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  laid: [{ wave: 'sine', from: 210, to: 90, at: 0, long: 0.07, loud: 0.8 }],
  drawn: [{ wave: 'sine', from: 320, to: 420, at: 0, long: 0.08, loud: 0.2 }],
  foot: [
    bok(0),
    bok(0.11),
    bok(0.22),
    { wave: 'triangle', from: 520, to: 860, at: 0.34, long: 0.16, loud: 0.7 },
  ],
  foot_done: [bell(0, 523), bell(0.09, 659), bell(0.18, 784, 0.5)],
  pass: [{ wave: 'sine', from: 260, to: 190, at: 0, long: 0.16, loud: 0.35 }],
  turn: [bell(0, 660, 0.3, 0.3), bell(0.1, 880, 0.4, 0.3)],
  won: [bell(0, 523), bell(0.12, 659), bell(0.24, 784), bell(0.36, 1047, 0.7)],
  over: [bell(0, 587), bell(0.16, 494), bell(0.32, 392, 0.6)],
  blocked: [
    { wave: 'triangle', from: 196, to: 185, at: 0, long: 0.25, loud: 0.5 },
    { wave: 'triangle', from: 147, to: 139, at: 0.24, long: 0.45, loud: 0.5 },
  ],
};
