/** The sounds of the table, made of noise and tones when they are needed: no recording is fetched. */

export const SOUNDS = ['crackle', 'bell', 'knock', 'splash', 'paper', 'thud', 'laurel'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Tone {
  readonly from: number; // Hz
  readonly to?: number; // Hz at its end
  readonly at?: number; // seconds after the sound begins
  readonly lasts: number; // seconds
  readonly loud: number; // 0 to 1
  readonly shape?: OscillatorType;
}

interface Rush {
  readonly kind: BiquadFilterType;
  readonly from: number; // Hz of the filter
  readonly to?: number;
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
}

interface Recipe {
  readonly tones?: readonly Tone[];
  readonly rushes?: readonly Rush[];
}

/** Twelve dry snaps over a low roar; the gaps are uneven as in a fire. */
const SNAPS = [0, 0.05, 0.07, 0.14, 0.16, 0.23, 0.26, 0.35, 0.37, 0.44, 0.5, 0.53];

const RECIPES: { readonly [S in Sound]: Recipe } = {
  crackle: {
    rushes: [
      { kind: 'lowpass', from: 520, to: 220, lasts: 0.8, loud: 1 },
      ...SNAPS.map((at, nth): Rush => ({
        kind: 'bandpass',
        from: 1600 + ((nth * 977) % 2600),
        at,
        lasts: 0.04,
        loud: 0.95,
      })),
    ],
  },
  bell: {
    tones: [
      { from: 659, lasts: 1.4, loud: 0.2 },
      { from: 1318, lasts: 0.9, loud: 0.1 },
      { from: 1779, lasts: 0.5, loud: 0.06 },
      { from: 880, at: 0.16, lasts: 1.4, loud: 0.15 },
    ],
  },
  knock: {
    tones: [{ from: 240, to: 150, lasts: 0.11, loud: 0.6, shape: 'triangle' }],
    rushes: [{ kind: 'bandpass', from: 900, lasts: 0.03, loud: 0.4 }],
  },
  splash: {
    rushes: [
      { kind: 'bandpass', from: 2400, to: 500, lasts: 0.5, loud: 0.85 },
      { kind: 'highpass', from: 5000, at: 0.05, lasts: 0.35, loud: 0.16 },
    ],
  },
  paper: {
    rushes: [
      { kind: 'highpass', from: 3200, to: 5200, lasts: 0.14, loud: 0.4 },
      { kind: 'highpass', from: 4200, at: 0.13, lasts: 0.1, loud: 0.26 },
    ],
  },
  thud: {
    tones: [{ from: 90, to: 38, lasts: 0.45, loud: 0.5 }],
    rushes: [{ kind: 'lowpass', from: 900, to: 120, lasts: 0.6, loud: 0.5 }],
  },
  laurel: {
    tones: [
      { from: 523, lasts: 0.5, loud: 0.28, shape: 'triangle' },
      { from: 659, at: 0.1, lasts: 0.5, loud: 0.28, shape: 'triangle' },
      { from: 784, at: 0.2, lasts: 0.7, loud: 0.28, shape: 'triangle' },
    ],
  },
};

const SOON = 0.005; // seconds from silence to full

/** A second of noise, made once. */
function noiseFor(audio: BaseAudioContext): AudioBuffer {
  const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return noise;
}

/** Rises at once and dies away. */
function swell(audio: BaseAudioContext, begin: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + SOON);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  return gain;
}

type Play = (sound: Sound, volume: number) => void;

/** Plays sounds into an audio graph from its present moment on; `volume` is 0 to 1. */
export function instrumentIn(audio: BaseAudioContext): Play {
  const noise = noiseFor(audio);
  const tone = ({ from, to, at = 0, lasts, loud, shape = 'sine' }: Tone, out: AudioNode) => {
    const begin = audio.currentTime + at;
    const voice = audio.createOscillator();
    voice.type = shape;
    voice.frequency.setValueAtTime(from, begin);
    if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    voice.connect(swell(audio, begin, lasts, loud)).connect(out);
    voice.start(begin);
    voice.stop(begin + lasts);
  };
  const rush = ({ kind, from, to, at = 0, lasts, loud }: Rush, out: AudioNode) => {
    const begin = audio.currentTime + at;
    const source = audio.createBufferSource();
    source.buffer = noise;
    const filter = audio.createBiquadFilter();
    filter.type = kind;
    filter.frequency.setValueAtTime(from, begin);
    if (to !== undefined) filter.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    source
      .connect(filter)
      .connect(swell(audio, begin, lasts, loud))
      .connect(out);
    source.start(begin, (at * 7) % 0.5, lasts);
  };
  return (sound, volume) => {
    const out = audio.createGain();
    out.gain.value = volume * volume; // half way along the slider sounds half as loud
    out.connect(audio.destination);
    const { tones = [], rushes = [] } = RECIPES[sound];
    for (const each of tones) tone(each, out);
    for (const each of rushes) rush(each, out);
  };
}

export interface Synth {
  readonly play: Play;
  readonly close: () => void;
}

/** An instrument for all sounds. Made in a press or a key, for browsers allow it no sooner. */
export function createSynth(): Synth {
  const audio = new AudioContext();
  return { play: instrumentIn(audio), close: () => void audio.close() };
}
