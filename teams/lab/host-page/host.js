// Speaks the message protocol of Teams with the tab in the frame: ?tab=<address>&user=<user name>&theme=<name>&context=<content|settings>.
// &sub=<place in the tab>&entity=<key of a tab that is there>; &refuse keeps Teams from saving.
// &sso=consent asks for consent at the second, non-silent question for a token; &sso=no has none at all; &naa gives tokens to a library
// inside of the tab (&naa=ask: only after asking).
// ?silent leaves everything unanswered, as a foreign frame does.
const query = new URLSearchParams(location.search);
const tab = new URL(query.get('tab') ?? 'about:blank', location.href);
const frameContext = query.get('context') ?? 'content';
const state = document.querySelector('#state');
const save = document.querySelector('#save');
window.lab = { saved: null, calls: [], theme: query.get('theme') ?? 'default' };

const runtime = {
  apiVersion: 4,
  isNAAChannelRecommended: query.has('naa'),
  hostVersionsInfo: {},
  supports: {
    pages: { config: {}, tabs: {}, appButton: {} },
    dialog: { url: {}, card: {} },
    app: { notifySuccessResponse: {} },
    ...(query.has('naa') && { nestedAppAuth: {} }),
  },
};
const contextOf = () => ({
  entityId: 'lab',
  subEntityId: query.get('sub') ?? '',
  locale: 'de-ch',
  theme: window.lab.theme,
  hostName: 'TeamsModern',
  hostClientType: 'web',
  tid: '',
  userObjectId: '',
  teamId: 'team',
  teamName: 'Klasse',
  channelId: 'channel',
  channelName: 'Allgemein',
  channelType: 'Regular',
  sessionId: 'lab',
  appSessionId: 'lab',
  ringId: 'general',
  isFullScreen: false,
  frameContext,
});

/** Teams keeps a token until shortly before it ends, and hands the same one to whatever tab asks. */
async function tokenOf(user) {
  // A lab that was started anew signs with another key.
  const place = `token of ${user} in ${document.documentElement.dataset.lab}`;
  const kept = localStorage.getItem(place);
  if (kept !== null && endOf(kept) - 300_000 > Date.now()) return kept;
  const answer = await fetch(`token?user=${encodeURIComponent(user)}`);
  if (!answer.ok) return null;
  const token = await answer.text();
  localStorage.setItem(place, token);
  return token;
}

/** When a token ends, in milliseconds; a forged one has ended. */
function endOf(token) {
  try {
    return JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000;
  } catch {
    return 0;
  }
}

const answers = {
  initialize: () => [frameContext, 'web', '2.0.1', JSON.stringify(runtime)],
  getContext: () => [contextOf()],
  'authentication.getAuthToken': async (_resources, _claims, silent) => {
    if (query.get('sso') === 'no') return [false, 'resourceDisabled'];
    if (query.get('sso') === 'consent' && silent) return [false, 'resourceRequiresConsent'];
    const token = await tokenOf(query.get('user') ?? '');
    return token === null ? [false, 'resourceDisabled'] : [true, token];
  },
  'appInitialization.success': () => {
    state.textContent = 'ready';
    return [undefined];
  },
  'appInitialization.failure': () => void (state.textContent = 'failed'),
  'settings.setValidityState': (valid) => void (save.disabled = !valid),
  'settings.setSettings': (settings) => {
    if (query.has('refuse')) return [false, 'lab'];
    window.lab.saved = settings;
    return [true];
  },
  'settings.save.success': () => void (state.textContent = 'saved'),
  'settings.save.failure': (reason) => void (state.textContent = `not saved: ${reason}`),
  'settings.getSettings': () => [window.lab.saved ?? { entityId: query.get('entity') ?? undefined }],
  'authentication.authenticate': (address, width, height) => signInBy(address, width, height),
  'nestedAppAuth.execute': (data) => nested(JSON.parse(data)),
  executeDeepLink: (url) => {
    window.lab.opened = url;
    return [true];
  },
};

/** A window whose answer goes to the tab; closed without one, it was cancelled. */
let popup = null;
function signInBy(address, width, height) {
  const opened = window.open(address, 'sign-in', `width=${width},height=${height}`);
  return new Promise((resolve) => {
    popup = { window: opened, resolve };
    const watch = setInterval(() => {
      if (!opened || opened.closed) {
        clearInterval(watch);
        setTimeout(() => resolve([false, 'CancelledByUser']), 300);
      }
    }, 200);
  });
}

const answersOfPopup = {
  initialize: () => ['authentication', 'web', '2.0.1', JSON.stringify(runtime)],
  'authentication.authenticate.success': (result) => void popup.resolve([true, result]),
  'authentication.authenticate.failure': (reason) => void popup.resolve([false, reason]),
};

/** What a library inside of the tab is told. */
async function nested({ method, requestId }) {
  const account = {
    homeAccountId: 'lab.lab',
    environment: 'login.microsoftonline.com',
    tenantId: 'lab',
    username: 'lab',
    localAccountId: 'lab',
    name: 'Lab',
  };
  const said = { messageType: 'NestedAppAuthResponse', requestId, success: true };
  if (method === 'GetInitContext')
    return [null, JSON.stringify({ ...said, initContext: { sdkName: 'lab', sdkVersion: '1', accountContext: account, capabilities: {} } })];
  window.lab.calls.push(method);
  if (method === 'GetToken' && query.get('naa') === 'ask')
    return [
      null,
      JSON.stringify({
        ...said,
        success: false,
        error: { status: 'USER_INTERACTION_REQUIRED', code: 'interaction_required', description: 'lab' },
      }),
    ];
  const token = await (await fetch(`token?user=${encodeURIComponent(query.get('user') ?? '')}`)).text();
  return [
    null,
    JSON.stringify({
      ...said,
      token: { access_token: token, id_token: token, expires_in: 3600, scope: 'access_as_user', properties: null },
      account,
    }),
  ];
}

async function answer({ source, origin, data }) {
  if (popup && source === popup.window && origin === tab.origin && typeof data?.func === 'string') {
    const args = answersOfPopup[data.func]?.(...(data.args ?? []));
    if (args) source.postMessage({ id: data.id, uuidAsString: data.uuidAsString, args }, origin);
    return;
  }
  if (source !== frame.contentWindow || origin !== tab.origin || query.has('silent') || typeof data?.func !== 'string') return;
  window.lab.calls.push(data.func);
  const args = await answers[data.func]?.(...(data.func === 'nestedAppAuth.execute' ? [data.data] : (data.args ?? [])));
  if (args) frame.contentWindow.postMessage({ id: data.id, uuidAsString: data.uuidAsString, args }, origin);
}
window.addEventListener('message', (event) => void answer(event));

const frame = document.createElement('iframe');
frame.name = 'tab';
frame.setAttribute(
  'sandbox',
  'allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-same-origin allow-scripts allow-downloads',
);
frame.src = tab.href;
document.body.append(frame);

const event = (func, args) => frame.contentWindow.postMessage({ func, args }, tab.origin);
save.addEventListener('click', () => event('settings.save', [{}]));
for (const button of document.querySelectorAll('[data-theme]')) {
  button.addEventListener('click', () => {
    window.lab.theme = button.dataset.theme;
    event('themeChange', [button.dataset.theme]);
  });
}
