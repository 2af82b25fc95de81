export { Banners } from './banners/banners.tsx';
