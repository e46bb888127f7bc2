/** The tables as PostgreSQL holds them; the columns are those of SQLite, so that rows are read alike. */
import type { Generated, GeneratedAlways, Kysely } from 'kysely';

export interface Schema {
  persons: {
    id: string;
    name: string | null;
    created_at: number;
    code_hash: string | null; // of the recovery code
    code_at: number | null;
    handle: string | null; // what others know them by; null: not needed yet, or forgotten
    page_closed: Generated<number>; // 1: they keep their page to themselves
  };
  devices: {
    id: string;
    person_id: string;
    key_hash: string;
    label: string | null;
    created_at: number;
    seen_on: number; // ms since 1970, UTC: when the day began
  };
  recoveries: { person_id: string; link_hash: string; until: number };
  matches: {
    id: string;
    table_name: string;
    players: number;
    options: string; // JSON
    private: number; // 0 or 1
    host_id: string | null;
    commitment: string;
    parts_fixed: Generated<number>; // 1: what the seats add to the deal is fixed
    rules_version: string;
    status: string;
    state_id: Generated<number>;
    turn: Generated<number>;
    active_seat: number | null;
    step: string | null;
    burning: Generated<string>; // JSON
    standing: string | null; // JSON
    created_at: number; // ms since 1970, UTC
    updated_at: number;
    seen_at: number | null; // when somebody who sits there came or went last
    closed_at: number | null; // as unfinished; the status is 'finished' then
    pace: string; // JSON
    language: string;
    masks_talk: Generated<number | null>; // 0 or 1; null: not said
    watch: Generated<string>; // who may see the game without playing in it
    watch_delay: Generated<number>; // in minutes
    conduct: string | null; // JSON
    conduct_version: Generated<number>;
    due_at: number | null;
    has_result: Generated<number>; // 1: it is in `results`; 2: it cannot be told
    after_id: string | null; // the table whose people asked for another game
    is_hidden: GeneratedAlways<number>; // 0 or 1
    is_more: GeneratedAlways<number>; // 0 or 1
    cones: GeneratedAlways<number>;
    pace_group: GeneratedAlways<string>;
    called_at: number | null; // when somebody may have been called on who was not sought since
  };
  match_secrets: { match_id: string; seed: string; entropies: string; parts: Generated<string> }; // JSON: the parts shown so far
  seats: {
    match_id: string;
    seat: number;
    person_id: string | null; // null: nobody but a bot has it
    name: string;
    token_hash: string | null;
    bot: string | null; // the level of what plays it; null: the person
    ready: Generated<number>; // 0 or 1
    part: string | null; // the commitment of what it adds to the deal
    part_shown: Generated<number>; // 0 or 1
  };
  results: {
    match_id: string;
    seat: number;
    place: number;
    shared: number; // 1: nothing parts it from another seat
    total: number;
    houses: number;
    put_out: number;
    kept: number;
    lost: number;
    burnt: number;
  };
  replaced: { match_id: string; seat: number; person_id: string }; // who had the seat first
  ratings: { person_id: string; mu: number; sigma: number; games: number };
  rated: { match_id: string; person_id: string; rank: number; mu: number; sigma: number };
  removals: { match_id: string; person_id: string };
  log: {
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
    holder: string;
    match_id: string;
    seats: string;
    looking: string;
    named: string;
    spectators: number;
    until: Date;
  };
  spending: { key: string; window: number; points: number; until: number };
  notices: {
    match_id: string;
    turn: string;
    channel: string;
    target: string;
    seat: number;
    kind: string;
    due_at: number | null; // null: it was sent, or given up
    tries: Generated<number>;
    made_at: number;
  };
  push_targets: {
    device_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    language: string;
    made_at: number;
  };
  hooks: { match_id: string; kind: string; url: string; made_at: number };
  quiet_hours: { person_id: string; from_minute: number; to_minute: number; zone: string };
  mail_addresses: {
    person_id: string;
    id: string;
    address: string;
    folded: string; // the address in small letters: it is one person's
    language: string;
    reminded: Generated<number>; // 0 or 1
    key_hash: string | null; // of what confirmed it; null: it came by an archive
    confirmed_at: number;
  };
  mail_asked: {
    person_id: string;
    address: string;
    folded: string;
    language: string;
    key_hash: string;
    until: number;
  };
  sign_ins: { key_hash: string; person_id: string; until: number };
  settings: { name: string; value: string };
  leases: { name: string; holder: string; until: Date };
  chat: {
    id: Generated<number>;
    match_id: string;
    line_key: string | null; // null, and no channel: of before there were any
    channel: string | null;
    seat: number | null;
    name: string;
    text: string;
    phrase: string | null;
    at: number;
    person_id: string | null; // who wrote it; null: nobody known
    removed_by: string | null; // who took it from its readers
  };
  blocks: { person_id: string; blocked_id: string; at: number };
  person_notes: { person_id: string; about_id: string; text: string; version: string; at: number };
  table_notes: { person_id: string; about_id: string; text: string; version: string; at: number };
  mutes: { person_id: string; muted_id: string; at: number };
  reports: { line_id: number; person_id: string; at: number; settled: Generated<number> };
}

export type Db = Kysely<Schema>;
