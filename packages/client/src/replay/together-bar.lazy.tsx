import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Seat } from '@great-fire/game';
import { type ErrorCode, type LedReplay, type MatchSummary, isolateText } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import type { MatchSnapshot } from '../live/snapshot';
import { useMatch } from '../live/use-match';
import { useDraftStore } from '../table/move-input/move-input-context';
import { Button } from '../ui/button';
import { LeadSender } from './lead-sender';
import { type Together, useReplay } from './replay-context';

/** The name of the leader, and the buttons to lead, to follow and to look around alone. */
export function TogetherBar({ together }: { readonly together: Together }) {
  const { t } = useTranslation('replay');
  const { match, openedBy, setOpenedBy, isFollowing, follow, setMark } = together;
  const { goTo, move, perspective } = useReplay();
  const { client, snapshot } = useMatch(match);
  const { ledReplay, connection, mySeat } = snapshot;
  const bar = useRef<HTMLDivElement>(null);
  const [ownId, setOwnId] = useState<string | null>(null); // as a leader
  const [wantsLead, setWantsLead] = useState(openedBy === 'press'); // the server refuses a second leader
  const leader = ledReplay?.leader ?? null;
  const isOther = leader !== null && leader.id !== ownId;
  useLead(client, wantsLead && connection === 'connected', setOwnId, () => setWantsLead(false));
  useEffect(() => {
    if (wantsLead || !isFollowing || leader === null || ledReplay === null) return;
    follow(ledReplay);
    setMark(ledReplay.mark);
  }, [ledReplay, leader, isFollowing, wantsLead, follow, setMark]);
  const offer = ledReplay?.leader === null && ledReplay.to === (mySeat ?? -1) ? ledReplay : null;
  const [takenOffer, setTakenOffer] = useState<LedReplay | null>(null);
  if (offer !== takenOffer) {
    setTakenOffer(offer);
    if (offer !== null) setWantsLead(true);
  }
  useEffect(() => {
    if (offer !== null) follow(offer); // leads on from where the last leader was
  }, [offer, follow]);
  const handOver = (to: Seat | null) => {
    setWantsLead(false);
    void client.handOverReplay(to);
  };
  const handOverAndFollow = (to: Seat | null) => {
    handOver(to);
    follow({ move, perspective });
    bar.current?.focus(); // the pressed button goes
  };
  const returnToLeader = () => {
    if (ledReplay !== null) follow(ledReplay);
  };
  const next = leader === null ? nameOf(snapshot.match, ledReplay?.to) : null;
  const name = isolateText(leader?.name ?? next ?? '');
  const status = wantsLead
    ? t('together.youLead')
    : isOther
      ? t(isFollowing ? 'together.following' : 'together.alone', { name })
      : t(next === null ? 'together.noLeader' : 'together.next', { name });
  const isConnecting = connection !== 'connected' || (wantsLead && ownId === null);
  useEffect(() => {
    if (openedBy === 'press') bar.current?.focus(); // the pressed button has gone
  }, [openedBy]);
  return (
    <div
      className="row wrap spread any-break text-14-5 line-below gap-4-20 pad-bottom-8"
      ref={bar}
      tabIndex={-1}
      data-testid="together"
    >
      <p role="status">{isConnecting ? t('together.connecting') : status}</p>
      <div className="flex wrap gap-6">
        {wantsLead && <HandOver snapshot={snapshot} onHandOver={handOverAndFollow} />}
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
            if (wantsLead) handOver(null);
            setMark(null);
            setOpenedBy(null);
          }}
          data-testid="end-together"
        >
          {t('together.end')}
        </Button>
      </div>
    </div>
  );
}

const nameOf = (match: MatchSummary | null, seat: Seat | undefined): string | null =>
  (seat === undefined ? null : match?.seats[seat]?.name) ?? null;

interface HandOverProps {
  readonly snapshot: Pick<MatchSnapshot, 'match' | 'mySeat' | 'presence'>;
  readonly onHandOver: (to: Seat | null) => void; // null: to the first who takes it
}

/** Hands the lead to a player who is here, by name. Without one, a press leaves it to the first who takes it. */
function HandOver({ snapshot: { match, mySeat, presence }, onHandOver }: HandOverProps) {
  const { t } = useTranslation('replay');
  const [isChoosing, setChoosing] = useState(false);
  const here = (match?.seats ?? []).flatMap((_, seat) => {
    const name = presence.connected[seat] === true && seat !== mySeat ? nameOf(match, seat) : null;
    return name === null ? [] : [{ seat, name }];
  });
  const isChoice = here.length > 0;
  return (
    <>
      <Button
        size="small"
        {...(isChoice && { 'aria-expanded': isChoosing })}
        onClick={() => (isChoice ? setChoosing(!isChoosing) : onHandOver(null))}
        data-testid="hand-over-lead"
      >
        {t('together.handOver')}
      </Button>
      {isChoice && isChoosing && (
        <div className="flex wrap gap-6" role="group" aria-labelledby="hand-lead-to">
          <span id="hand-lead-to">{t('together.handTo')}</span>
          {here.map(({ seat, name }) => (
            <Button key={seat} size="small" onClick={() => onHandOver(seat)}>
              {isolateText(name)}
            </Button>
          ))}
          <Button size="small" onClick={() => onHandOver(null)}>
            {t('together.anyone')}
          </Button>
        </div>
      )}
    </>
  );
}

const isRefusal = (code: ErrorCode): boolean => code === 'not-allowed-now' || code === 'not-signed-in';

/** Sends the position of this page while it leads, until another person does or the server does not let it begin. */
function useLead(
  client: ReturnType<typeof useMatch>['client'],
  canSend: boolean,
  onLead: (id: string) => void,
  onLost: () => void,
): void {
  const { move, perspective } = useReplay();
  const mark = useStore(useDraftStore(), ({ hover }) => hover.district);
  const [sender] = useState(() => {
    let hasLed = false;
    return new LeadSender((position) => {
      void client.leadReplay(position).then((answer) => {
        if (answer.ok) {
          hasLed = true;
          onLead(answer.leader);
        } else if (isRefusal(answer.code)) onLost();
        // A leader outlasts a failure, because the position is sent again. A viewer who is not one yet gets the button back.
        else if (!hasLed && answer.code !== 'stale' && client.getSnapshot().connection === 'connected')
          onLost();
      });
    });
  });
  useEffect(() => {
    if (canSend) sender.show({ move, perspective, mark });
    else sender.stop();
  }, [sender, canSend, move, perspective, mark]);
  useEffect(() => () => sender.stop(), [sender]);
}
