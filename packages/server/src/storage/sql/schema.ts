/**
 * The tables as both databases hold them. SQLite lacks the three that only several servers need. The schemas of the
 * archive describe the tables that it contains.
 */
import type { Generated, GeneratedAlways, Kysely, Selectable } from 'kysely';
import type * as z from 'zod';
import type { GAME_OPTIONS, GameOptionName } from '@great-fire/game';
import type { ArchiveTable, TableName } from '../../archive/archive-schema';
import type { NotificationChannelName, NotificationKind } from '../notifications';

type ArchivedRow<Name extends TableName> = z.infer<Extract<ArchiveTable, { readonly table: Name }>['row']>;

/** A table of the archive. `Defaults`: the columns that an insert may omit. */
type Archived<Name extends TableName, Defaults extends keyof ArchivedRow<Name> = never> = {
  [Column in keyof ArchivedRow<Name>]: Column extends Defaults
    ? Generated<ArchivedRow<Name>[Column]>
    : ArchivedRow<Name>[Column];
};

type MatchDefaults =
  | 'state_id'
  | 'turn'
  | 'active_seat'
  | 'burning'
  | 'last_presence_at'
  | 'closed_at'
  | 'table_state'
  | 'table_state_version'
  | 'deadline_at'
  | 'step'
  | 'open_scores';

/** For each rule that a table chooses: 1 if it differs from the standard game, else 0. */
type VariantColumns = { [N in GameOptionName as VariantColumn<N>]: GeneratedAlways<number> };
type VariantColumn<N extends GameOptionName> = `variant_${(typeof GAME_OPTIONS)[N]['code']}`;

interface MatchesTable extends Archived<'matches', MatchDefaults>, VariantColumns {
  result_state: Generated<number>; // 0: pending, 1: stored in `results`, 2: cannot be computed
  private: GeneratedAlways<number>;
  time_control_group: GeneratedAlways<string>;
  language: GeneratedAlways<string>;
  spectator_access: GeneratedAlways<string>;
  prompt_pending_at: Generated<number | null>; // the last move or decision that the notification job has not looked at
}

interface EmailAddressesTable extends Archived<'email_addresses', 'reminders_enabled'> {
  key_hash: string | null; // of the link that confirmed the address; null: imported from an archive
}

export interface Schema {
  persons: Archived<
    'persons',
    | 'recovery_code_hash'
    | 'recovery_code_created_at'
    | 'handle'
    | 'is_profile_private'
    | 'accepts_invitations'
    | 'holidays'
  >;
  devices: Archived<'devices'>;
  recovery_links: { person_id: string; link_hash: string; expires_at: number };
  matches: MatchesTable;
  match_secrets: Archived<'match_secrets'>;
  seats: Archived<'seats', 'is_ready' | 'contribution'>;
  results: {
    match_id: string;
    seat: number;
    place: number;
    is_shared: number; // 1: another seat has the same place
    total: number;
    houses: number;
    cones_put_out: number;
    objectives_survived: number;
    objectives_lost: number;
    houses_burnt: number;
    is_fiercest: number;
    is_firefighter: number;
    has_hardest_loss: number;
    person_id: string | null;
    is_public: number;
    ended_at: number;
  };
  person_totals: {
    person_id: string;
    is_public: number;
    players: number;
    options: string; // JSON
    games: number;
    wins: number;
    shared_wins: number;
    total: number;
    houses: number;
    cones_put_out: number;
    objectives_survived: number;
    objectives_lost: number;
  };
  original_owners: Archived<'original_owners'>;
  ratings: { person_id: string; mu: number; sigma: number; games: number };
  rated_players: { match_id: string; person_id: string; rank: number; mu: number; sigma: number };
  kicked_persons: Archived<'kicked_persons'>;
  groups: Archived<'groups', 'has_diary'>;
  group_members: Archived<'group_members', 'is_invited' | 'wants_reports'>;
  group_webhooks: Archived<'group_webhooks'>;
  group_tables: Archived<'group_tables'>;
  table_invitations: {
    match_id: string;
    invited_id: string;
    inviter_id: string | null;
    group_id: string | null;
    at: number;
    is_seen: Generated<number>;
    is_unnotified: Generated<number>; // 1: the notification job has not looked at it
    declined_at: Generated<number | null>;
  };
  group_dates: Archived<'group_dates'>;
  group_date_answers: Archived<'group_date_answers'>;
  move_log: Archived<'move_log'>;
  snapshots: { match_id: string; state_id: number; state: string };
  table_events: Archived<'table_events'>;
  presence: {
    match_id: string;
    instance_id: string; // the server process
    seats: string; // JSON
    visible_seats: string; // JSON
    spectators: number;
    named_spectators: string; // JSON
    expires_at: Date;
  };
  notifications: {
    subject_id: string;
    turn_key: string;
    channel: NotificationChannelName;
    target: string;
    seat: number | null; // null: an invitation, a report or a date
    kind: NotificationKind;
    send_at: number | null; // null: sent or given up
    attempts: Generated<number>;
    created_at: number;
  };
  push_targets: Archived<'push_targets'>;
  webhooks: Archived<'webhooks'>;
  quiet_hours: Archived<'quiet_hours'>;
  email_addresses: EmailAddressesTable;
  pending_emails: Omit<
    Selectable<EmailAddressesTable>,
    'id' | 'reminders_enabled' | 'confirmed_at' | 'key_hash'
  > & {
    key_hash: string;
    expires_at: number;
  };
  email_sign_ins: { key_hash: string; person_id: string; expires_at: number };
  settings: Archived<'settings'>;
  leases: { name: string; instance_id: string; expires_at: Date };
  chat_lines: Archived<'chat_lines', 'id' | 'removed_by'>;
  blocks: Archived<'blocks'>;
  person_notes: Archived<'person_notes'>;
  table_notes: Archived<'table_notes'>;
  mutes: Archived<'mutes'>;
  reports: Archived<'reports', 'is_dismissed'>;
}

export type Db = Kysely<Schema>;
