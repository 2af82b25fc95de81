// Asked for when it is looked at: read together with the screen it would come with what everybody opens.
export { findGermanVoice } from '@pausenplatz/kernel-ui';
