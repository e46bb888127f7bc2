import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { isolateText } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { useMatch } from '../live/use-match';
import { useDraftStore } from '../table/move-input/move-input-context';
import { Button } from '../ui/button';
import { LeadSender } from './lead-sender';
import { type Together, useReplay } from './replay-context';
import styles from './replay-controls.module.css';

/** The name of the leader, and the buttons to lead, to follow and to look around alone. */
export function TogetherBar({ together }: { readonly together: Together }) {
  const { t } = useTranslation('replay');
  const { match, setOpen, isFollowing, follow, setMark } = together;
  const { goTo, move } = useReplay();
  const { client, snapshot } = useMatch(match);
  const { ledReplay, connection } = snapshot;
  const [ownId, setOwnId] = useState<string | null>(null); // as a leader
  const [wantsLead, setWantsLead] = useState(false);
  const leader = ledReplay?.leader ?? null;
  const isOther = leader !== null && leader.id !== ownId;
  useLead(client, wantsLead, setOwnId, () => setWantsLead(false));
  useEffect(() => {
    if (wantsLead || !isFollowing || leader === null || ledReplay === null) return;
    follow(ledReplay);
    setMark(ledReplay.mark);
  }, [ledReplay, leader, isFollowing, wantsLead, follow, setMark]);
  const handOver = () => {
    setWantsLead(false);
    void client.leadReplay(null);
  };
  const returnToLeader = () => {
    if (ledReplay !== null) follow(ledReplay);
  };
  const name = leader === null ? '' : isolateText(leader.name);
  const status = wantsLead
    ? t('together.youLead')
    : isOther
      ? t(isFollowing ? 'together.following' : 'together.alone', { name })
      : t('together.noLeader');
  return (
    <div className={styles['together']} data-testid="together">
      <p role="status">{connection === 'connected' ? status : t('together.connecting')}</p>
      <div className={styles['togetherButtons']}>
        {wantsLead && (
          <Button size="small" onClick={handOver} data-testid="hand-over-lead">
            {t('together.handOver')}
          </Button>
        )}
        {!wantsLead && !isOther && connection === 'connected' && (
          <Button size="small" variant="primary" onClick={() => setWantsLead(true)} data-testid="take-lead">
            {t('together.take')}
          </Button>
        )}
        {!wantsLead &&
          isOther &&
          (isFollowing ? (
            <Button size="small" onClick={() => goTo(move)} data-testid="leave-lead">
              {t('together.leave')}
            </Button>
          ) : (
            <Button size="small" variant="primary" onClick={returnToLeader} data-testid="return-to-lead">
              {t('together.return', { name })}
            </Button>
          ))}
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            if (wantsLead) handOver();
            setMark(null);
            setOpen(false);
          }}
          data-testid="end-together"
        >
          {t('together.end')}
        </Button>
      </div>
    </div>
  );
}

/** Sends the position of this page while it leads, until another person does. */
function useLead(
  client: ReturnType<typeof useMatch>['client'],
  wantsLead: boolean,
  onLead: (id: string) => void,
  onLost: () => void,
): void {
  const { move, perspective } = useReplay();
  const mark = useStore(useDraftStore(), ({ hover }) => hover.district);
  const [sender] = useState(
    () =>
      new LeadSender((position) => {
        void client.leadReplay(position).then((answer) => {
          if (answer.ok) onLead(answer.leader);
          else if (answer.code === 'not-allowed-now' || answer.code === 'not-signed-in') onLost();
        });
      }),
  );
  useEffect(() => {
    if (wantsLead) sender.show({ move, perspective, mark });
    else sender.stop();
  }, [sender, wantsLead, move, perspective, mark]);
  useEffect(() => () => sender.stop(), [sender]);
}
