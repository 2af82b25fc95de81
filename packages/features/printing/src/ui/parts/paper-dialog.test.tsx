import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PaperDialog } from './paper-dialog.tsx';

afterEach(() => vi.restoreAllMocks());

const idOf = (name: string) => name.padEnd(22, '0');
const classes = Array.from({ length: 12 }, (_, index) => ({ id: idOf(`class${index}x`), name: `${index + 1}a` }));
const [mia, lea] = [idOf('mia'), idOf('lea')];
const pupils = [
  { id: mia, initialPassword: true },
  { id: lea, initialPassword: false },
];
const saved: string[] = [];
const server = () => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return fakeServer((path) =>
    path.includes('school-class') ? { body: { pupils } } : { body: { fileName: `${path.split('/').at(-1) ?? ''}.pdf`, base64: '' } },
  );
};
const printed = (sent: ReturnType<typeof server>) =>
  sent
    .filter(({ path }) => path.includes('print/'))
    .map(({ path, body }) => [path.split('/').at(-1), (body as { userIds: string[] }).userIds]);
const create = () => userEvent.click(page.getByRole('button', { name: 'Erstellen' }));

test('twelve classes are printed with one press, into one file, for who still has the first password', async () => {
  const sent = server();
  await show(<PaperDialog classes={classes} onClose={() => undefined} />);
  await create();
  await expect.poll(() => saved).toEqual(['Karten und Briefe.zip']);
  expect(printed(sent)).toEqual(
    classes.flatMap(() => [
      ['cards', [mia]],
      ['letters', [mia]],
    ]),
  );
});

test('chosen people of chosen classes are printed whatever their password, and one file is no zip', async () => {
  const sent = server();
  await show(<PaperDialog classes={classes.slice(0, 2).map((one) => ({ ...one, userIds: [lea] }))} onClose={() => undefined} />);
  await expect.element(page.getByRole('checkbox', { name: /Erstpasswort/ })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('checkbox', { name: '2a' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Elternbriefe' }));
  await create();
  await expect.poll(() => saved).toEqual(['cards.pdf']);
  expect(printed(sent)).toEqual([['cards', [lea]]]);
});

test('what was printed is handed out also where a later class is refused', async () => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  let count = 0;
  fakeServer((path) => {
    if (path.includes('school-class')) return { body: { pupils } };
    count += 1;
    const refusal = { code: 'TOO_MANY_REQUESTS', messageType: 'warning', messageTitle: 'Zu viel', messageBody: 'Später', requestId: '' };
    return count > 2 ? { status: 429, body: refusal } : { body: { fileName: `${count}.pdf`, base64: '' } };
  });
  await show(<PaperDialog classes={classes} onClose={() => undefined} />);
  await create();
  await expect.element(page.getByText('Zu viel')).toBeInTheDocument();
  expect(saved).toEqual(['Karten und Briefe.zip']);
});
