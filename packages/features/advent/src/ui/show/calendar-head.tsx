import type { ShownCalendar } from '../../contract/calendar.ts';
import { leadOf } from './calendar-view.tsx';

/** Where a calendar has no picture of its own. */
const productPicture = '/teilen.png';

/** What search engines and messengers are told of a calendar. */
export function CalendarHead({ calendar }: { readonly calendar: ShownCalendar }) {
  if (calendar.visibility !== 'public') return <meta name="robots" content="noindex" />;
  const description = leadOf(calendar);
  return (
    <>
      {description !== '' && <meta name="description" content={description} />}
      {description !== '' && <meta property="og:description" content={description} />}
      <meta property="og:title" content={calendar.title} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="de_CH" />
      <meta property="og:url" content={`/advent/${calendar.id}`} />
      <link
        rel="alternate"
        type="application/json+oembed"
        href={`/oembed?url=${encodeURIComponent(`/advent/${calendar.id}`)}`}
        title={calendar.title}
      />
      <meta property="og:image" content={calendar.picture?.url ?? productPicture} />
    </>
  );
}
