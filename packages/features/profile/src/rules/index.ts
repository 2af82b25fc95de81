export { type Crop, type Size, cropSquare, keptInside, pushed, wholeCrop, zoomAtMost } from './crop-square.ts';
