export { freePort } from '../../packages/testkit/src/free-port.cjs';
