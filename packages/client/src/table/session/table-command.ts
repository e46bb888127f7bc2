import type { Ack, TableCommand } from '@great-fire/protocol';
import { useState } from 'react';
import type { RejectedRequest } from '../../api/request';
import { useTable } from '../model/table-context';

/**
 * Sends commands to the server, one at a time, and holds the error of the last one. A null `transport` sends nothing.
 */
export function useCommand<T>(transport: ((command: T) => Promise<Ack>) | null) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<RejectedRequest | null>(null);
  const send = async (command: T): Promise<boolean> => {
    if (isBusy || transport === null) return false;
    setBusy(true);
    setError(null);
    const answer = await transport(command).finally(() => setBusy(false));
    if (!answer.ok) setError(answer);
    return answer.ok;
  };
  return { isBusy, error, send };
}

export function useTableCommand() {
  return useCommand<TableCommand>(useTable('sendCommand').sendCommand);
}
