export { documentTitleFor, setPageTitle, usePageTitle, useShownTitle } from '@pausenplatz/kernel-ui';
