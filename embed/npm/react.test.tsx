import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { define } from './index.ts';
import { Advent, Anmelden, BeamMich, Seite } from './react.tsx';
import type { WidgetElement } from './types.ts';

define('https://pausenplatz.example');
define('https://pausenplatz.example');

const tell = (element: Element | null, name: string, detail: object) =>
  element?.dispatchEvent(new CustomEvent(`pausenplatz:${name}`, { detail, bubbles: true, composed: true }));

describe('the elements in React', () => {
  test('bear the attributes of their properties, and lose those that are gone', async () => {
    const { container, rerender } = await render(
      <Seite page="klasse-3a" theme="dark" minHeight={620} maxHeight={900} consent className="breit">
        <a href="https://pausenplatz.example/seite/klasse-3a">Klasse 3a</a>
      </Seite>,
    );
    const element = container.querySelector('pausenplatz-seite');
    const given = ['page', 'theme', 'min-height', 'max-height', 'consent', 'class'].map((name) => element?.getAttribute(name));
    expect(given).toEqual(['klasse-3a', 'dark', '620', '900', '', 'breit']);
    expect(element?.textContent).toBe('Klasse 3a');
    await expect.poll(() => element?.getBoundingClientRect().height ?? 0).toBeGreaterThanOrEqual(620);
    await rerender(<Seite page="klasse-4b" consent />);
    await expect.poll(() => container.querySelector('pausenplatz-seite')).toBe(element);
    expect(['page', 'theme', 'max-height', 'consent'].map((name) => element?.getAttribute(name))).toEqual(['klasse-4b', null, null, '']);
  });

  test('tell by functions what they tell by events, each to the latest one', async () => {
    const told = vi.fn();
    const late = vi.fn();
    const { container, rerender, unmount } = await render(<Advent calendar="abc" consent onDoorOpen={told} onError={told} />);
    const element = container.querySelector('pausenplatz-advent');
    tell(element, 'door-open', { door: 4 });
    tell(element, 'error', { code: 'FORBIDDEN' });
    await rerender(<Advent calendar="abc" consent onDoorOpen={late} />);
    tell(element, 'door-open', { door: 5 });
    expect(told.mock.calls).toEqual([[{ door: 4 }], [{ code: 'FORBIDDEN' }]]);
    expect(late.mock.calls).toEqual([[{ door: 5 }]]);
    await unmount();
    tell(element, 'door-open', { door: 6 });
    expect(late).toHaveBeenCalledTimes(1);
  });

  test('give the element itself, with its methods', async () => {
    const ref = createRef<WidgetElement>();
    await render(
      <>
        <BeamMich ref={ref} />
        <Anmelden label="Zur Schule" />
      </>,
    );
    expect(ref.current?.tagName).toBe('PAUSENPLATZ-BEAM-MICH');
    await ref.current?.ready;
    ref.current?.setTheme('dark');
    expect(ref.current?.getAttribute('theme')).toBe('dark');
    await expect.poll(() => ref.current?.shadowRoot?.querySelector('form')).toBeTruthy();
    await expect.element(page.getByRole('link', { name: 'Zur Schule' })).toHaveAttribute('href', 'https://pausenplatz.example/login');
  });
});
