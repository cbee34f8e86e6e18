import '../views/motu-embed.ts';
