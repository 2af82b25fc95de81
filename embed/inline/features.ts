/** What the script for websites draws there itself, without a frame. */
export { WebsiteCalendar } from '@pausenplatz/advent/ui/inline';
export { WebsiteCodeField } from '@pausenplatz/beam/ui/inline';
