import type { TestClient } from './test-client';

interface ErrorBody {
  readonly code: string;
  readonly field?: string;
}

/** Returns the status, the error code and the field of a response. For an empty body, returns the status only. */
export async function requestSummary(client: TestClient, method: string, path: string, body?: unknown) {
  const { status, body: error } = await client.request<ErrorBody | ''>(method, path, body);
  return error === '' ? [status] : [status, error.code, error.field];
}
