import type { TreeNode } from './tree.ts';

/** WebDriver's commands: the request in its protocol over HTTP, and Firefox's own name. */
export const commands = {
  open: ['POST url', 'Navigate'],
  back: ['POST back', 'Back'],
  reload: ['POST refresh', 'Refresh'],
  run: ['POST execute/async', 'ExecuteAsyncScript'],
  click: ['POST element/{id}/click', 'ElementClick'],
  type: ['POST element/{id}/value', 'ElementSendKeys'],
  act: ['POST actions', 'PerformActions'],
  frame: ['POST frame', 'SwitchToFrame'],
  tab: ['GET window', 'GetWindowHandle'],
  openTab: ['POST window/new', 'NewWindow'],
  switchTab: ['POST window', 'SwitchToWindow'],
  closeTab: ['DELETE window', 'CloseWindow'],
} as const;

type Command = keyof typeof commands;

/** A reference to an element of the page; can be passed to functions that run there. */
export type Found = Readonly<Record<typeof ELEMENT, string>>;

/** Runs a command. Rejects with WebDriver's name of the error. */
type Send = (command: Command, parameters?: object) => Promise<unknown>;

export interface Engine {
  name: string;
  send: Send;
  /** Errors that the browser's console has from this origin, if it can be read. */
  errors?: (origin: string) => Promise<string[]>;
  /** The accessibility tree of the page, if it can be read. */
  tree?: () => Promise<TreeNode>;
  close: () => Promise<void>;
}

export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
