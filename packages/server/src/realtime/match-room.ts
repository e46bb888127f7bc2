/** Sends the members of one match its moves, chat lines and presence. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Seat } from '@great-fire/game';
import type { ChatLine, MatchStatus, Presence } from '@great-fire/protocol';
import type { LiveMatch } from '../matches/load-match';
import { mergePresence, EMPTY_PRESENCE, type TablePresence } from '../storage/presence';
import type { PersonId } from '../entities/match';
import type { ReplayLed, SignalSent } from '../storage/change-feed';
import { canReadChannel } from '../chat/channels';
import { toPresenceMessage } from './presence/presence-message';
import { batchesOf, emitterFor } from './emitter';
import { FanOut, type LastSent } from './fan-out';
import type { PersonListCache } from './person-list-cache';
import { LedReplayState } from './led-replay';
import { RoomMembers } from './room-members';
import type { GameSocket } from './socket-types';

/** A chat line as the host receives it, and as everyone else does. */
interface OutgoingLine {
  readonly line: ChatLine;
  readonly lineForHost: ChatLine;
  readonly hostSeat: Seat | null;
  readonly authorId: PersonId | null;
}

export class MatchRoom {
  readonly members = new RoomMembers();
  readonly ledReplay = new LedReplayState();
  changes = 0; // of the table, since the first member came
  private lineCount = 0; // new and changed chat lines that were sent since then
  private remotePresence = EMPTY_PRESENCE;

  /** `mutes`: the people whose chat each socket hides. */
  constructor(private readonly mutes: PersonListCache) {}

  /** Grows with each change of the table and each chat line, so that a sync that was read before is outdated. */
  get updates(): number {
    return this.changes + this.lineCount;
  }

  /** Number of spectators on all servers. */
  get spectators(): number {
    return this.presence.spectators;
  }

  private get presence(): TablePresence {
    return mergePresence(this.members.localPresence, this.remotePresence);
  }

  setRemotePresence(presence: TablePresence): void {
    this.remotePresence = presence;
  }

  presenceMessage(players: number): Presence {
    return toPresenceMessage(this.presence, players);
  }

  /**
   * Sends every socket the changes since the state that it was last sent: players first, and then spectators in batches.
   * Calls `onBehind` for each socket that missed more than `recentMoves` and needs a sync.
   */
  async broadcastMove(match: LiveMatch, at: number, onBehind: (socket: GameSocket) => void): Promise<void> {
    const fanOut = new FanOut(match, at);
    const { members } = this;
    const isPlayer = (socket: GameSocket) => members.seatOf(socket) !== null;
    const spectators = members.sockets.filter((socket) => !isPlayer(socket));
    sendMove(members, members.sockets.filter(isPlayer), fanOut).forEach(onBehind);
    for (const batch of batchesOf(spectators)) {
      await nextTurn(); // the players' packets leave first
      sendMove(members, batch, fanOut).forEach(onBehind);
    }
  }

  /**
   * Sends a chat line to every member who can read its channel and has not muted its author. A mute whose change is
   * known is in force, because the line waits for the list of muted persons.
   */
  async broadcastLine(
    { line, lineForHost, hostSeat, authorId }: OutgoingLine,
    status: MatchStatus,
  ): Promise<void> {
    const { members } = this;
    this.lineCount += 1;
    await this.inBatches((batch) => {
      const readers = this.readersOf(batch, authorId).filter((socket) =>
        canReadChannel(members.seatOf(socket), line.channel, status),
      );
      const isHost = (socket: GameSocket) => hostSeat !== null && members.seatOf(socket) === hostSeat;
      emitterFor(readers.filter(isHost))?.emit('chat', lineForHost);
      emitterFor(readers.filter((socket) => !isHost(socket)))?.emit('chat', line);
    });
  }

  /** Sends a player's signal to every member who has not muted the player. */
  async broadcastSignal({ personId, seat, district, from }: SignalSent): Promise<void> {
    const signal = { seat, district, ...(from !== undefined && { from }) };
    await this.inBatches((batch) => emitterFor(this.readersOf(batch, personId))?.emit('signal', signal));
  }

  /** Sends the position of a led replay to every member who has not muted its leader. */
  async broadcastReplay(change: ReplayLed, now: number): Promise<void> {
    if (this.ledReplay.apply(change, now)) await this.inBatches((batch) => this.sendReplay(batch, now));
  }

  /** Sends sockets the present position of a led replay, if there is one. */
  sendReplay(sockets: readonly GameSocket[], now: number): void {
    const message = this.ledReplay.messageAt(now);
    if (message === null) return;
    emitterFor(this.readersOf(sockets, this.ledReplay.leaderPersonId))?.emit('led-replay', message);
  }

  /** Calls back with batches of all members, each in a turn of its own, once their lists of muted persons are there. */
  private async inBatches(send: (batch: readonly GameSocket[]) => void): Promise<void> {
    await this.mutes.whenLoaded(this.members.sockets);
    for (const [index, batch] of batchesOf(this.members.sockets).entries()) {
      if (index > 0) await nextTurn();
      send(batch);
    }
  }

  /** Returns those of some sockets that are still members and have not muted a person. */
  private readersOf(sockets: readonly GameSocket[], by: PersonId | null): readonly GameSocket[] {
    const { members, mutes } = this;
    return sockets.filter((socket) => members.has(socket) && (by === null || !mutes.get(socket).has(by)));
  }

  broadcastPresence(players: number): void {
    emitterFor(this.members.sockets)?.emit('presence', this.presenceMessage(players));
  }
}

/** Sends a move to those sockets that are behind. Returns the sockets that missed more than `recentMoves`. */
function sendMove(
  members: RoomMembers,
  sockets: readonly GameSocket[],
  fanOut: FanOut,
): readonly GameSocket[] {
  const { match } = fanOut;
  const oldestStateId = match.recentMoves[0]?.stateId ?? match.state.stateId + 1;
  const behindSockets: GameSocket[] = [];
  for (const socket of sockets) {
    const member = members.get(socket);
    if (member === undefined || !isBehind(member.lastSent, match)) continue;
    const { lastSent, seat } = member;
    if (lastSent.match.state.stateId < oldestStateId - 1) {
      member.lastSent = null;
      behindSockets.push(socket);
      continue;
    }
    member.lastSent = { match, seat };
    fanOut.addSocket(socket, lastSent, seat);
  }
  fanOut.send();
  return behindSockets;
}

const isBehind = (lastSent: LastSent | null, { state }: LiveMatch): lastSent is LastSent =>
  lastSent !== null && lastSent.match.state.stateId < state.stateId;
