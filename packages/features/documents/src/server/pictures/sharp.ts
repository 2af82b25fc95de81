import sharp from 'sharp';

// Nobody asks for the same picture twice, and several threads for one of them are not quicker on a small server.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
