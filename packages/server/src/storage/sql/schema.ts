/** The tables as both databases hold them. SQLite lacks the three that only several servers need. */
import type { Generated, GeneratedAlways, Kysely } from 'kysely';

export interface Schema {
  persons: {
    id: string;
    name: string | null;
    created_at: number;
    recovery_code_hash: string | null;
    recovery_code_created_at: number | null;
    handle: string | null; // public id of the profile; null: not needed yet, or erased
    is_profile_private: Generated<number>; // 0 or 1
  };
  devices: {
    id: string;
    person_id: string;
    key_hash: string;
    label: string | null;
    created_at: number;
    last_seen_on: number; // start of the day (UTC), ms since 1970
  };
  recovery_links: { person_id: string; link_hash: string; expires_at: number };
  matches: {
    id: string;
    table_name: string;
    players: number;
    options: string; // JSON
    private: number; // 0 or 1
    host_id: string | null;
    seed_commitment: string;
    are_commitments_locked: Generated<number>; // 0 or 1
    rules_version: string;
    status: string;
    state_id: Generated<number>;
    turn: Generated<number>;
    active_seat: number | null;
    step: string | null;
    burning: Generated<string>; // JSON
    open_scores: string | null; // JSON
    created_at: number; // ms since 1970, UTC
    updated_at: number;
    last_presence_at: number | null; // the last time a player connected or disconnected
    closed_at: number | null; // set if the game was abandoned or aborted; the status is 'finished' then
    time_control: string; // JSON
    language: string;
    profanity_filter: number | null; // 0 or 1; null: the default
    bot_speed: string;
    spectator_access: string;
    spectator_delay_minutes: number;
    table_state: string | null; // JSON
    table_state_version: Generated<number>;
    deadline_at: number | null;
    result_state: Generated<number>; // 0: pending, 1: stored in `results`, 2: cannot be computed
    rematch_of_id: string | null;
    has_hidden_colours: GeneratedAlways<number>; // 0 or 1
    has_more_destruction: GeneratedAlways<number>; // 0 or 1
    cones: GeneratedAlways<number>;
    time_control_group: GeneratedAlways<string>;
    prompt_pending_at: number | null; // the last move or decision that the notification job has not looked at
  };
  match_secrets: { match_id: string; seed: string; entropies: string; contributions: Generated<string> }; // JSON: the contributions revealed so far
  seats: {
    match_id: string;
    seat: number;
    person_id: string | null; // null: the seat belongs to a bot
    name: string;
    token_hash: string | null;
    bot_level: string | null; // null: the person plays
    is_ready: Generated<number>; // 0 or 1
    commitment: string | null; // hash of the seat's contribution to the deal
    is_revealed: Generated<number>; // 0 or 1
  };
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
  };
  original_owners: { match_id: string; seat: number; person_id: string };
  ratings: { person_id: string; mu: number; sigma: number; games: number };
  rated_players: { match_id: string; person_id: string; rank: number; mu: number; sigma: number };
  kicked_persons: { match_id: string; person_id: string };
  move_log: {
    match_id: string;
    state_id: number;
    seat: number;
    move_id: string;
    action: string;
    events: string;
    at: number;
  };
  snapshots: { match_id: string; state_id: number; state: string };
  table_events: { match_id: string; id: number; state_id: number; at: number; event: string };
  presence: {
    match_id: string;
    instance_id: string; // the server process
    seats: string; // JSON
    visible_seats: string; // JSON
    spectators: number;
    named_spectators: string; // JSON
    expires_at: Date;
  };
  rate_limit_usage: { key: string; window: number; points: number; expires_at: number };
  notifications: {
    match_id: string;
    turn_key: string;
    channel: string;
    target: string;
    seat: number;
    kind: string;
    send_at: number | null; // null: sent or given up
    attempts: Generated<number>;
    created_at: number;
  };
  push_targets: {
    device_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    language: string;
    created_at: number;
  };
  webhooks: { match_id: string; kind: string; url: string; created_at: number };
  quiet_hours: { person_id: string; from_minute: number; to_minute: number; time_zone: string };
  email_addresses: {
    person_id: string;
    id: string;
    address: string;
    normalized: string; // the address in lower case, unique among persons
    language: string;
    reminders_enabled: Generated<number>; // 0 or 1
    key_hash: string | null; // of the link that confirmed the address; null: imported from an archive
    confirmed_at: number;
  };
  pending_emails: {
    person_id: string;
    address: string;
    normalized: string;
    language: string;
    key_hash: string;
    expires_at: number;
  };
  email_sign_ins: { key_hash: string; person_id: string; expires_at: number };
  settings: { name: string; value: string };
  leases: { name: string; instance_id: string; expires_at: Date };
  chat_lines: {
    id: Generated<number>;
    match_id: string;
    public_id: string;
    channel: string;
    seat: number | null;
    name: string;
    text: string;
    phrase: string | null;
    at: number;
    person_id: string | null; // the author; null: unknown
    removed_by: string | null; // 'host' or 'operator'
  };
  blocks: { person_id: string; blocked_id: string; at: number };
  person_notes: { person_id: string; subject_id: string; text: string; version: string; at: number };
  table_notes: { person_id: string; subject_id: string; text: string; version: string; at: number };
  mutes: { person_id: string; muted_id: string; at: number };
  reports: { line_id: number; person_id: string; at: number; is_dismissed: Generated<number> };
}

export type Db = Kysely<Schema>;
