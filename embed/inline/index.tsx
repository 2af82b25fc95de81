import r2wc from '@r2wc/react-to-web-component';
import { WebsiteCalendar, WebsiteCodeField } from './features.ts';
import { InlineFrame, type InlineProps } from './inline-frame.tsx';
import { tell } from './tell.ts';

// Only while the script itself runs does the document tell where it came from.
const script = document.currentScript;
const origin = new URL(script instanceof HTMLScriptElement ? script.src : '', document.baseURI).origin;

function InlineAdvent({ calendar, ...frame }: InlineProps & { readonly calendar?: string }) {
  if (!calendar) return <slot />;
  return (
    <InlineFrame {...frame} origin={origin}>
      {(tools) => (
        <WebsiteCalendar
          key={calendar}
          {...tools}
          origin={origin}
          id={calendar}
          onDoor={(door) => tell(frame.container.host, 'door-open', { door })}
        />
      )}
    </InlineFrame>
  );
}

function InlineBeam(frame: InlineProps) {
  return (
    <InlineFrame {...frame} origin={origin}>
      {({ onReady }) => (
        <WebsiteCodeField origin={origin} onReady={onReady} onSent={() => tell(frame.container.host, 'beam', { ok: true })} />
      )}
    </InlineFrame>
  );
}

// Names of their own: a website may have this script and `v1.js`, and either of them twice.
const elements = {
  'pausenplatz-advent-inline': () =>
    r2wc(InlineAdvent as never, { shadow: 'open', props: { calendar: 'string', theme: 'string' } as never }),
  'pausenplatz-beam-mich-inline': () => r2wc(InlineBeam as never, { shadow: 'open', props: { theme: 'string' } as never }),
};
for (const [tag, make] of Object.entries(elements)) if (!customElements.get(tag)) customElements.define(tag, make());
