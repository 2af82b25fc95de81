import type { ColorName } from '@pausenplatz/kernel-ui/theme';
import type { ComponentType, ReactNode } from 'react';
import type { ChatService } from '../../contract/services.ts';

const drawn = (parts: ReactNode) =>
  function Drawing() {
    return (
      <svg width="36" height="36" viewBox="0 0 36 36" fill="none" stroke="currentColor" strokeWidth="2.4" aria-hidden="true">
        <g strokeLinecap="round" strokeLinejoin="round">
          {parts}
        </g>
      </svg>
    );
  };

const bubble = 'M6 9.5a3.5 3.5 0 0 1 3.5-3.5h17a3.5 3.5 0 0 1 3.5 3.5v11a3.5 3.5 0 0 1-3.5 3.5H17l-7 6v-6h-.5a3.5 3.5 0 0 1-3.5-3.5z';

interface ServiceDrawing {
  readonly color: ColorName;
  /** In the colour of the text around it. */
  readonly Drawing: ComponentType;
}

/** What a service looks like on a page, light enough for frames. */
export const serviceDrawings: Readonly<Record<ChatService, ServiceDrawing>> = {
  'chat-gpt-4o-mini': {
    color: 'teal',
    Drawing: drawn(
      <>
        <path d={bubble} />
        <path d="M19.5 9.5 15 15.5h6l-4.5 5" />
      </>,
    ),
  },
  'chat-gpt-4o': {
    color: 'violet',
    Drawing: drawn(
      <>
        <path d={bubble} />
        <path d="m18 9.5 1.5 4 4 1.5-4 1.5L18 20.5l-1.5-4-4-1.5 4-1.5z" />
      </>,
    ),
  },
  chat: {
    color: 'blue',
    Drawing: drawn(
      <>
        <path d={bubble} />
        <path d="M12 12.5h12M12 17.5h7" />
      </>,
    ),
  },
  uebersetzer: {
    color: 'orange',
    Drawing: drawn(
      <>
        <path d="M5 9h14M12 6v3M16 9c-1 5-5 9-10 11M8.5 13c2 4 5 6 8.5 7" />
        <path d="m17 30 6-14 6 14M19.2 25h7.6" />
      </>,
    ),
  },
  'text-deepl-write': {
    color: 'green',
    Drawing: drawn(
      <>
        <path d="M5 9h20M5 15h14M5 21h9" />
        <path d="m17 25 4.5 4.5L31 19" />
      </>,
    ),
  },
};
