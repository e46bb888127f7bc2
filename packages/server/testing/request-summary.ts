import type { TestClient } from './test-client';

interface ErrorBody {
  readonly code: string;
  readonly field?: string;
}

/** Status, code and field of what was answered; the status alone where that is empty. */
export async function requestSummary(client: TestClient, method: string, path: string, body?: unknown) {
  const { status, body: error } = await client.request<ErrorBody | ''>(method, path, body);
  return error === '' ? [status] : [status, error.code, error.field];
}
