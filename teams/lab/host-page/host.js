// Speaks the message protocol of Teams with the tab in the frame: ?tab=<address>&user=<user name>&theme=<name>&context=<content|settings>.
// &sub=<place in the tab>&entity=<key of a tab that is there>; &refuse keeps Teams from saving.
// ?silent leaves everything unanswered, as a foreign frame does.
const query = new URLSearchParams(location.search);
const tab = new URL(query.get('tab') ?? 'about:blank');
const frameContext = query.get('context') ?? 'content';
const state = document.querySelector('#state');
const save = document.querySelector('#save');
window.lab = { saved: null, calls: [], theme: query.get('theme') ?? 'default' };

const runtime = {
  apiVersion: 4,
  isNAAChannelRecommended: false,
  hostVersionsInfo: {},
  supports: { pages: { config: {}, tabs: {}, appButton: {} }, dialog: { url: {}, card: {} }, app: { notifySuccessResponse: {} } },
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

const answers = {
  initialize: () => [frameContext, 'web', '2.0.1', JSON.stringify(runtime)],
  getContext: () => [contextOf()],
  'authentication.getAuthToken': async () => {
    const answer = await fetch(`/token?user=${encodeURIComponent(query.get('user') ?? '')}`);
    return answer.ok ? [true, await answer.text()] : [false, 'resourceDisabled'];
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
  executeDeepLink: (url) => {
    window.lab.opened = url;
    return [true];
  },
};

async function answer({ source, origin, data }) {
  if (source !== frame.contentWindow || origin !== tab.origin || query.has('silent') || typeof data?.func !== 'string') return;
  window.lab.calls.push(data.func);
  const args = await answers[data.func]?.(...(data.args ?? []));
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
