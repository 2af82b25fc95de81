// The settings of the lab are its address: what is chosen here is what `host.js` reads there.
const wanted = new URLSearchParams(location.search);
const settings = document.querySelector('#settings');

if (wanted.get('tab') === null) {
  wanted.set('tab', '/teams/personal-tab');
  wanted.set('user', 'lea.brunner');
  history.replaceState(null, '', `?${wanted}`);
}
for (const [name, value] of wanted) if (settings.elements[name]) settings.elements[name].value = value;

settings.addEventListener('change', ({ target }) => {
  // Setting a tab up happens where Teams asks for it, and nothing else does.
  if (target.name === 'tab') settings.elements.context.value = target.value === '/teams/tab-configuration' ? 'settings' : 'content';
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(settings)) if (value !== '') chosen.set(name, value);
  location.search = String(chosen);
});
// The theme is told to the tab while it is open; it stays when something else is chosen.
for (const button of document.querySelectorAll('[data-theme]'))
  button.addEventListener('click', () => {
    settings.elements.theme.value = button.dataset.theme;
    wanted.set('theme', button.dataset.theme);
    history.replaceState(null, '', `?${wanted}`);
  });

const width = Number(wanted.get('width'));
if (width > 0)
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('iframe').style.width = `${width}px`;
  });
