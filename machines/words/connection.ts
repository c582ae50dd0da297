import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    looking: 'The app checks which login this device stores, and whether there is a network.',
    following: 'The app listens to the server’s client, which renews the login.',
    'following.listening': 'Everything the client reports is passed on.',
    'following.asking': 'The server is being asked who is logged in, to see whether it answers.',
    resting: 'No requests are made: there is no network, or the client can’t be loaded.',
    retrying: 'The client is being discarded, whatever it is waiting for.',
  },
  events: {
    'login.changed': 'the client or another tab reports who is logged in',
    'page.restored': 'the browser restores the page from its back/forward cache',
    'service.answered': 'the server answers a request',
    'service.failed': 'the server doesn’t answer a request',
    'renewal.refused': 'the server refuses to renew the login',
    'network.lost': 'the browser reports that the network is gone',
    'guest.ended': 'another tab ends the guest’s learning on this device',
    'network.restored': 'the browser reports that the network is back',
    'retry.requested': 'the session wants to ask the server again',
  },
  guards: {
    hasUser: ['somebody is logged in', 'nobody is logged in'],
    isStored: ['this device still stores a login', 'this device stores no login'],
    isRefused: ['the server rejected the login', 'the server hasn’t rejected the login'],
    isOutOfReach: ['a login is stored and there is no network', 'no login is stored, or there is a network'],
    isVisitor: [
      'no login is stored or was rejected, and there is no link to follow',
      'a login is stored or was rejected, or there is a link to follow',
    ],
  },
  actions: {
    noteRefusal: 'note that the login was ended by the server',
    forgetRefusal: 'forget that a login was rejected',
    tellLogin: 'tell the session who is logged in',
    tellNobody: 'tell the session that nobody is logged in',
    tellRefused: 'tell the session that the server ended the login',
    tellUnreachable: 'tell the session that the code for the server can’t be loaded',
    tellLost: 'tell the session that there is no network',
    passOn: 'pass it on to the session',
  },
  delays: {},
  background: {
    watchDevice: 'watching other tabs, the network and what requests reveal',
    readStoredSession: 'reading the login that this device stores',
    followClient: 'listening to the server’s client',
    askUser: 'asking the server who is logged in',
    dropClient: 'discarding the client',
  },
};
