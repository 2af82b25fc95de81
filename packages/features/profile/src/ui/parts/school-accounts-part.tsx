// By a file of its own: importing the other feature's whole list of exports when needed would bring all of it into the start.
export { ProvidersPart as SchoolAccountsPart } from '@pausenplatz/federation/ui';
