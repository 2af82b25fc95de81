/** 6 to 254 characters, local part 1 to 64, domain labels 1 to 63, top-level domain letters 2 to 63 (specification section 5). */
export function isEmail(text: string): boolean {
  if (text.length < 6 || text.length > 254) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  const top = labels.at(-1) ?? '';
  const isLocal = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i.test(local) && local.length <= 64;
  const areLabels = labels.every((label) => /^[a-z0-9äöüéèà]([a-z0-9äöüéèà-]{0,61}[a-z0-9äöüéèà])?$/i.test(label));
  return at > 0 && isLocal && labels.length > 1 && areLabels && /^[a-z]{2,63}$/i.test(top);
}
