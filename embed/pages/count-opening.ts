export { openDrawn } from '@pausenplatz/pages/ui/drawn';
