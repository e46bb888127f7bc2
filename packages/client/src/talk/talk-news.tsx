import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useSoundChoice } from '../table/sound/sound-choice';
import type { Synth } from '../table/sound/synth';
import { mentionsSeat } from './mentions';
import type { Talk } from './talk-of';

const KEPT = 6; // lines: a screen reader reads what is added, and the page need not grow
const SOON_MS = 150; // a region that comes with its words in it is not read

/** What others say, to a screen reader, and a sound for whoever is mentioned. `since`: the last line when the page came. */
export function TalkNews({ talk, since }: { readonly talk: Talk; readonly since: string | null }) {
  const { t } = useTranslation('talk');
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  const { chat, viewer } = talk;
  const fresh = chat
    .slice(chat.findIndex(({ id }) => id === since) + 1)
    .filter(({ seat }) => seat === null || seat !== viewer);
  useSoundOf(fresh.filter((line) => mentionsSeat(line, viewer)).at(-1)?.id ?? null);
  return (
    <div className="visually-hidden" role="log" aria-live="polite" data-testid="talk-news">
      {isThere &&
        fresh.slice(-KEPT).map((line) => (
          <p key={line.id}>
            {mentionsSeat(line, viewer) ? t('mentioned', { name: line.name }) : line.name}
            {': '}
            {line.phrase === undefined ? line.text : t(`phrase.${line.phrase}`)}
          </p>
        ))}
    </div>
  );
}

/** Knocks once for each new mention. */
function useSoundOf(mention: string | null): void {
  const { isOn, volume } = useSoundChoice();
  const synth = useRef<Promise<Synth> | null>(null);
  const knock = useEffectEvent(() => {
    if (!isOn) return;
    synth.current ??= import('../table/sound/synth').then(({ createSynth }) => createSynth());
    void synth.current.then((instrument) => instrument.play('knock', volume));
  });
  useEffect(() => {
    if (mention !== null) knock();
  }, [mention]);
  useEffect(
    () => () => {
      void synth.current?.then((instrument) => instrument.close());
    },
    [],
  );
}
