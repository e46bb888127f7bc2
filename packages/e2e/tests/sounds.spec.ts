import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import { test } from '../src/user-fixtures';

const RATE = 44_100;
const SECONDS = 2;
const SYNTH = resolve(__dirname, '../../client/src/lib/synth.lazy.ts');
const LOUDNESS = { min: 0.05, max: 0.25 }; // RMS of the loudest tenth of a second

interface Synthesiser {
  readonly SOUNDS: readonly string[];
  readonly createSoundPlayer: (audio: BaseAudioContext) => (sound: string, volume: number) => void;
}

/** Returns the synthesizer as a script that defines `window.synth`. */
const bundleSynth = (): string =>
  buildSync({ entryPoints: [SYNTH], bundle: true, format: 'iife', globalName: 'synth', write: false })
    .outputFiles.map(({ text }) => text)
    .join('');

test('every sound is audible, begins and ends in silence, is never clipped and is short', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: bundleSynth() });
  const measured = await page.evaluate(
    async ([rate, seconds]) => {
      const { SOUNDS, createSoundPlayer } = (window as unknown as { synth: Synthesiser }).synth;
      const of = async (sound: string) => {
        const audio = new OfflineAudioContext(1, rate * seconds, rate);
        createSoundPlayer(audio)(sound, 1);
        const samples = (await audio.startRendering()).getChannelData(0);
        const last = samples.reduce((end, sample, at) => (Math.abs(sample) > 0.001 ? at : end), 0);
        const tenths = Array.from({ length: seconds * 20 }, (_, half) => {
          const part = samples.slice((half * rate) / 20, (half * rate) / 20 + rate / 10);
          return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
        });
        return {
          sound,
          peak: Math.max(...samples.map(Math.abs)),
          begins: Math.abs(samples[0] ?? 1),
          ends: Math.abs(samples.at(-1) ?? 1),
          lasts: last / rate,
          loudness: Math.max(...tenths),
        };
      };
      return Promise.all(SOUNDS.map(of));
    },
    [RATE, SECONDS] as const,
  );
  for (const { sound, peak, begins, ends, lasts, loudness } of measured) {
    process.stdout.write(
      `${sound}: ${lasts.toFixed(2)} s, peak ${peak.toFixed(2)}, loudness ${loudness.toFixed(3)}\n`,
    );
    expect.soft(peak, sound).toBeLessThan(0.95);
    expect.soft(begins, sound).toBeLessThan(0.01);
    expect.soft(ends, sound).toBeLessThan(0.001);
    expect.soft(lasts, sound).toBeLessThan(1.6);
    expect.soft(loudness, sound).toBeGreaterThan(LOUDNESS.min);
    expect.soft(loudness, sound).toBeLessThan(LOUDNESS.max);
  }
});
