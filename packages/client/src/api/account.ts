/** HTTP API of the account. Apart from the lobby API, so that the table chunk does not contain it. */
import type {
  Claim,
  CodeClaim,
  Devices,
  Recovered,
  RecoveryCode,
  RecoveryLink,
  Rename,
} from '@great-fire/protocol';
import { basePath } from '../lib/routes';
import { request } from './request';

export const changeName = (name: string) => request<undefined>('PUT', '/me', { name } satisfies Rename);
export const fetchDevices = () => request<Devices>('GET', '/me/devices');
export const signOut = (device: string) =>
  request<undefined>('DELETE', `/me/devices/${encodeURIComponent(device)}`);
export const deleteAccount = () => request<undefined>('DELETE', '/me');
export const signOutOthers = () => request<undefined>('DELETE', '/me/devices');
export const createRecoveryLink = () => request<RecoveryLink>('POST', '/recovery');
export const claimLink = (claim: Claim) => request<Recovered>('POST', '/recovery/claims', claim);
export const createRecoveryCode = () => request<RecoveryCode>('POST', '/recovery/code');
export const claimByCode = (claim: CodeClaim) => request<Recovered>('POST', '/recovery/code/claims', claim);

/** Returns the URL of the export of all data that the server stores about the player. */
export const dataExportUrl = () => `${basePath()}/api/me/data`;
