import type { Guest } from './guest';

interface Refused {
  readonly code: string;
  readonly field?: string;
}

/** Status, code and field of what was answered; the status alone where that is empty. */
export async function answered(guest: Guest, method: string, path: string, body?: unknown) {
  const { status, body: answer } = await guest.ask<Refused | ''>(method, path, body);
  return answer === '' ? [status] : [status, answer.code, answer.field];
}
