import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ChatLine, isolateText } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { useSoundSetting } from '../lib/sound-setting';
import type { Synth } from '../lib/synth.lazy';
import { UserText } from '../ui/user-text';
import { mentionsSeat, type ChatModel } from './chat-model';

const MAX_LINES = 6; // a screen reader reads additions only, so old lines can go
const REGION_DELAY_MS = 150; // screen readers ignore text that is inserted together with its live region

/**
 * Announces messages of others to screen readers, and plays a sound if one mentions the viewer. `sinceId`: the last
 * message when the page loaded.
 */
export function ChatAnnouncer({
  model,
  sinceId,
}: {
  readonly model: ChatModel;
  readonly sinceId: string | null;
}) {
  const { t } = useTranslation('chat');
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMounted(true), REGION_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const { chat, viewer } = model;
  const nameOf = ({ name }: ChatLine) => (name === '' ? t('namelessSpectator') : name);
  const newLines = chat
    .slice(chat.findIndex(({ id }) => id === sinceId) + 1)
    .filter(({ seat }) => seat === null || seat !== viewer);
  useMentionSound(newLines.filter((line) => mentionsSeat(line, viewer)).at(-1)?.id ?? null);
  return (
    <div className="visually-hidden" role="log" aria-live="polite" data-testid="chat-announcer">
      {isMounted &&
        newLines.slice(-MAX_LINES).map((line) => (
          <p key={line.id}>
            <span>
              {mentionsSeat(line, viewer)
                ? t('mentionAnnouncement', { name: nameOf(line) })
                : isolateText(nameOf(line))}
            </span>
            {': '}
            <UserText isTranslatable>
              {line.phrase === undefined ? line.text : t(`quickPhrase.${line.phrase}`)}
            </UserText>
          </p>
        ))}
    </div>
  );
}

/** Plays a knock for each new mention. */
function useMentionSound(mention: string | null): void {
  const { isOn, volume } = useSoundSetting();
  const synth = useRef<Promise<Synth> | null>(null);
  const playKnock = useEffectEvent(() => {
    if (!isOn) return;
    synth.current ??= import('../lib/synth.lazy').then(({ createSynth }) => createSynth());
    void synth.current.then((player) => player.play('knock', volume));
  });
  useEffect(() => {
    if (mention !== null) playKnock();
  }, [mention]);
  useEffect(
    () => () => {
      void synth.current?.then((player) => player.close());
    },
    [],
  );
}
