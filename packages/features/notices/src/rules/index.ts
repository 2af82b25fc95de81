export { type Banner, type BannerPerson, bannersFor } from './banners.ts';
