export { setPageTitle, usePageTitle, useShownTitle } from '@pausenplatz/kernel-ui';
