import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    looking: 'It is looked up which login this device keeps, and whether there is a network.',
    following: 'The app hears from the server’s client who is logged in, and the client renews the login.',
    'following.listening': 'Whatever the client tells is passed on.',
    'following.asking': 'The server is asked who is logged in, so that it is known whether it answers.',
    resting: 'Nothing is asked of the server: there is no network, or its client cannot be loaded.',
    retrying: 'The client is being dropped, whatever it waits for.',
  },
  events: {
    'login.changed': 'the client or another tab tells who is logged in',
    'page.restored': 'the browser shows a page again that it kept while it was left',
    'service.answered': 'the server answers a request',
    'service.failed': 'the server does not answer a request',
    'renewal.refused': 'the server refuses to renew the login',
    'network.lost': 'the browser says that the network is gone',
    'network.restored': 'the browser says that the network is back',
    'retry.requested': 'the session wants the server to be asked again',
  },
  guards: {
    hasUser: ['somebody is logged in', 'nobody is logged in'],
    isStored: ['this device keeps a login all the same', 'this device keeps no login'],
    isRefused: ['the server has refused the login', 'the server has not refused the login'],
    isOutOfReach: ['a login is kept and there is no network', 'no login is kept, or there is a network'],
    isVisitor: [
      'no login is kept, none was refused and no link is followed',
      'a login is kept or was refused, or a link is followed',
    ],
  },
  actions: {
    noteRefusal: 'it is noted that the login ends unasked',
    forgetRefusal: 'it is forgotten that a login was refused',
    tellLogin: 'the session hears who is logged in',
    tellNobody: 'the session hears that nobody is logged in',
    tellRefused: 'the session hears that the login has ended unasked',
    tellUnreachable: 'the session hears that the code that talks to the server cannot be loaded',
    tellLost: 'the session hears that there is no network',
    passOn: 'the session hears of it',
  },
  delays: {},
  background: {
    watchDevice: 'watching other tabs, the network and what requests show',
    readStoredSession: 'looking at the login that this device keeps',
    followClient: 'listening to the server’s client',
    askUser: 'asking the server who is logged in',
    dropClient: 'dropping the client',
  },
};
