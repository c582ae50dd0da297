export * from '../../../src/services/activity.ts';
export { useClient } from './sync-client.ts';
