import {
  type ComponentType,
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSearchKeys } from './shell/use-search-keys.ts';

const sent: unknown[] = [];
const added: string[] = [];

function Form() {
  const [name, setName] = useState('');
  const [stays, setStays] = useState(false);
  const [who, setWho] = useState('alle');
  const [task, setTask] = useState('');
  const [isWriting, setWriting] = useState(false);
  const isReady = useRef(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    sent.push({ name, stays, who });
  };
  return (
    <form onSubmit={send}>
      <input aria-label="Name" name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input aria-label="Bleiben" type="checkbox" checked={stays} onChange={({ target }) => setStays(target.checked)} />
      <select aria-label="Wer" name="who" value={who} onChange={({ target }) => setWho(target.value)}>
        <option>alle</option>
        <option>Papierkorb</option>
      </select>
      <button type="submit">Anmelden</button>
      <textarea
        aria-label="Aufgabe"
        enterKeyHint="done"
        value={task}
        onChange={({ target }) => setTask(target.value)}
        onKeyDown={({ key }) => {
          // The first time it is not so far yet.
          if (key !== 'Enter' || task === '' || (task === 'Lesen' && !isReady.current)) {
            isReady.current ||= key === 'Enter' && task === 'Lesen';
            return;
          }
          added.push(task);
          setTask('');
        }}
      />
      <button type="button" onClick={() => setWriting(true)}>
        Schreiben
      </button>
      {isWriting && <Writing />}
    </form>
  );
}

/** Opens as editors do: after a moment, with the cursor in it. */
function Writing() {
  const [text, setText] = useState('Lesen: ');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => void setTimeout(() => field.current?.focus(), 40), []);
  return <textarea aria-label="Text" ref={field} value={text} onChange={({ target }) => setText(target.value)} />;
}

const searches = vi.fn();
const marked: string[] = [];
function Part({ Beside, Tools }: { readonly Beside: ComponentType; readonly Tools: ComponentType<{ readonly of: string }> }) {
  useSearchKeys(searches, true);
  return (
    <main>
      <Suspense fallback={null}>
        <Form />
        <Beside />
      </Suspense>
      <DrawnAnew Tools={Tools} />
    </main>
  );
}

/** What changes while a part still waits for its code makes it be drawn anew. */
function DrawnAnew({ Tools }: { readonly Tools: ComponentType<{ readonly of: string }> }) {
  const of = useSyncExternalStore(
    () => () => undefined,
    () => 'übernommen',
    () => 'gezeichnet',
  );
  return (
    <Suspense fallback={null}>
      <Tools of={of} />
    </Suspense>
  );
}

const MarkButtons = ({ of }: { readonly of: string }) => (
  <p>
    <button type="button" onClick={() => marked.push(`1 ${of}`)}>
      Merken
    </button>
    <button type="button" onClick={() => marked.push(`2 ${of}`)}>
      Merken
    </button>
  </p>
);

test('what is typed and pressed in a part that looks taken over and is not waits until it is heard', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = renderToString(<Part Beside={() => <p>Daneben</p>} Tools={MarkButtons} />);
  const script = document.createElement('script');
  script.dataset['entry'] = 'data:text/javascript,';
  script.dataset['when'] = 'painted';
  script.type = 'text/plain';
  document.body.append(root, script);
  await import('./take-over.ts');
  const submits: Event[] = [];
  addEventListener('submit', (event) => submits.push(event), { capture: true });

  // Before anything of the product is there.
  await userEvent.keyboard('{Control>}k{/Control}');
  const mark = page.getByRole('button', { name: 'Merken' }).nth(1);
  await userEvent.click(mark);
  const drawnMark = mark.element();
  let load = (_module: { readonly default: () => ReactNode }) => undefined as void;
  const Beside = lazy(() => new Promise<{ readonly default: () => ReactNode }>((resolve) => (load = resolve)));
  let loadTools = (_module: { readonly default: typeof MarkButtons }) => undefined as void;
  const Tools = lazy(() => new Promise<{ readonly default: typeof MarkButtons }>((resolve) => (loadTools = resolve)));
  hydrateRoot(root, <Part Beside={Beside} Tools={Tools} />);
  // The form has React's marks, and hears nothing as long as what stands beside it loads.
  await expect.poll(() => searches.mock.calls.length).toBe(1);
  const isMarked = () => Object.keys(page.getByLabelText('Name').element()).some((key) => key.startsWith('__reactProps'));
  await expect.poll(isMarked).toBe(true);

  await userEvent.fill(page.getByLabelText('Name'), 'noah.meier');
  await userEvent.click(page.getByLabelText('Bleiben'));
  await userEvent.selectOptions(page.getByLabelText('Wer'), 'Papierkorb');
  await userEvent.click(page.getByRole('button', { name: 'Anmelden' }));
  await userEvent.type(page.getByLabelText('Aufgabe'), 'S. 45 lösen{Enter}Lesen{Enter}Malen');
  await userEvent.click(page.getByRole('button', { name: 'Schreiben' }));
  await userEvent.keyboard('bis Seite 12');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([sent, added]).toEqual([[], []]);

  load({ default: () => <p>Daneben</p> });
  await expect.poll(() => sent).toEqual([{ name: 'noah.meier', stays: true, who: 'Papierkorb' }]);
  await expect.element(page.getByLabelText('Name')).toHaveValue('noah.meier');
  await expect.poll(() => added).toEqual(['S. 45 lösen', 'Lesen']);
  await expect.element(page.getByLabelText('Aufgabe')).toHaveValue('Malen');
  await expect.element(page.getByLabelText('Text')).toHaveValue('Lesen: bis Seite 12');
  loadTools({ default: MarkButtons });
  await expect.poll(() => marked).toEqual(['2 übernommen']);
  expect(drawnMark.isConnected, 'the part was drawn anew').toBe(false);
  // The browser's own way would have the words in the address.
  expect(submits.map(({ defaultPrevented }) => defaultPrevented)).not.toContain(false);
});
