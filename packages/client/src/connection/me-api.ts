/** Who one is, over HTTP; apart from the lobby, so that a table need not carry it. */
import type { Claim, CodeClaim, Devices, Recovered, RecoveryCode, RecoveryLink } from '@great-fire/protocol';
import { call } from './api';
import { basePath } from './base-path';

export const changeName = (name: string) => call<undefined>('PUT', '/me', { name });
export const readDevices = () => call<Devices>('GET', '/me/devices');
export const signOut = (device: string) =>
  call<undefined>('DELETE', `/me/devices/${encodeURIComponent(device)}`);
export const forgetMe = () => call<undefined>('DELETE', '/me');
export const signOutOthers = () => call<undefined>('DELETE', '/me/devices');
export const makeLink = () => call<RecoveryLink>('POST', '/recovery');
export const claimLink = (claim: Claim) => call<Recovered>('POST', '/recovery/claims', claim);
export const makeCode = () => call<RecoveryCode>('POST', '/recovery/code');
export const claimByCode = (claim: CodeClaim) => call<Recovered>('POST', '/recovery/code/claims', claim);

/** Where all that is kept of this browser's person can be fetched. */
export const myDataAddress = () => `${basePath()}/api/me/data`;
