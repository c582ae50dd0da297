export * from '../../../src/services/log/log.ts';
export * from '../../../src/services/log/exchange.ts';
export { useClient } from './sync-client.ts';
