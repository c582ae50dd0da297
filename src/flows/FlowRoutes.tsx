import { createElement, type ComponentType } from 'react';
import { useRoute } from 'wouter';
import { useChunk } from '../flow/chunk.ts';
import { paths } from '../paths.ts';

const flowPage = () => import('./FlowPage.tsx');
const replayPage = () => import('./ReplayPage.tsx');

/** One flow, or the replay of a trace. They are told apart here, since every route in `App.tsx` weighs on the start page. */
export default function FlowRoutes() {
  const [isReplay] = useRoute(paths.flowReplay());
  return createElement(useChunk<{ default: ComponentType }>(isReplay ? replayPage : flowPage).default);
}
