/** What the browser draws itself (choices, scroll bars, the focus) follows Teams as well, whatever the device says. */
export function followScheme(name: string): void {
  const root = document.documentElement;
  root.dataset['scheme'] = name === 'default' ? 'light' : 'dark';
  root.style.colorScheme = root.dataset['scheme'];
}
