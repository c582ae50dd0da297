export * from '../../../src/services/activity.ts';
export * from '../../../src/services/exchange.ts';
export { useClient } from './sync-client.ts';
