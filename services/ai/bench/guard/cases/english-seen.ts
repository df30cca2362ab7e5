import type { GuardCase } from './guard-case.ts';

export const ENGLISH_SEEN: readonly GuardCase[] = [
  {
    brief: 'New rye loaf at Krume bakery, €6.80, from Monday.',
    output:
      'Meet our new rye loaf! Baked fresh since 1987, it is yours from Monday for 6.80 euros. Come to Krume and try it.',
    planted: ['1987'],
  },
  {
    brief: 'Yoga class for beginners on Tuesday 12 May at 7 pm in the parish hall. Bring a mat.',
    output:
      'Never tried yoga? Join our beginners’ class on Tuesday, May 12th, at 19:00 in the parish hall. The first class is free. Bring a mat and your curiosity. Anna Berger will guide you.',
    planted: ['free', 'Anna Berger'],
  },
  {
    brief: 'We are hiring a bike mechanic, full time. Write to jobs@spoke.example.',
    output:
      'Do you love bikes? We are looking for a full-time mechanic to join our award-winning team. Send a few lines to jobs@spoke.example or call 020 7946 0991.',
    planted: ['award-winning', '020 7946 0991'],
  },
  {
    brief: 'Our café has a new terrace. Open from noon to 6 pm, every day except Monday.',
    output:
      'Sun, coffee and a seat outside: our new terrace is open every day except Monday, from 12:00 to 6 p.m. Free Wi-Fi included. See you outside!',
    planted: ['Free Wi-Fi'],
  },
  {
    brief: 'Three reasons to visit our pottery studio: wheels, kilns, good company.',
    output:
      'Three reasons to drop in at our pottery studio: the wheels, the kilns and the good company. Which one would bring you here?',
    planted: [],
  },
  {
    brief: 'Farm shop: strawberries are in. 4 pounds a punnet.',
    output:
      'Strawberries are in! £4 a punnet at the farm shop. All organic, picked this morning by 12 helpers.',
    planted: ['organic', '12'],
  },
  {
    brief: 'The library in Leeds lends out board games from October.',
    output:
      'Game night, anyone? From October you can borrow board games at the library in Leeds. More than 300 titles are waiting for you. Find them all at www.leedsgames.example.',
    planted: ['300', 'www.leedsgames.example'],
  },
  {
    brief: 'Guided walk with Tom Miller on Saturday at 9. Meet at the old mill.',
    output:
      'Lace up your boots: on Saturday at 9 a.m. Tom Miller takes you on a guided walk. Meet at the old mill. Tickets cost $15 at the door.',
    planted: ['$15'],
  },
  {
    brief: 'Second-hand sale on 5 December, 10 to 4, at St Mary’s School.',
    output:
      'Good things deserve a second life. Join our second-hand sale at St Mary’s School on December 5th from 10 a.m. to 4 p.m. Cash only, and kids get 50% off.',
    planted: ['50%'],
  },
  {
    brief: 'Our accounting app can now read receipts.',
    output:
      'No more typing: our accounting app can now read your receipts. Rated the #1 app by Forbes and trusted by 10,000 businesses. Try it and tell us what you think.',
    planted: ['#1', 'Forbes', '10,000'],
  },
  {
    brief: 'Dog training, six weeks, starts in March. 120 euros.',
    output:
      'A calm walk is a skill, for both of you. Our dog training runs for 6 weeks and starts in March. The price: €120. Certified trainers guide you.',
    planted: ['Certified'],
  },
  {
    brief: 'Summer concert of the town choir in the church, admission free.',
    output:
      'Music for a warm evening: the town choir sings in the church. Entry is free. Doors open at 6:30 pm.',
    planted: ['6:30 pm'],
  },
  {
    brief: 'We repair phones while you wait.',
    output:
      'Cracked screen? We repair your phone while you wait. Most repairs take only 20 minutes and come with a lifetime warranty.',
    planted: ['20 minutes', 'lifetime warranty'],
  },
  {
    brief: 'Wine tasting Friday night with four wines from the Mosel. Sign up at hello@corks.example.',
    output:
      'Four wines, one river: this Friday night we taste wines from the Mosel. Sign up by writing to hello@corks.example. Only 8 seats left!',
    planted: ['8 seats left'],
  },
  {
    brief: 'Our gym opens earlier: from 6 a.m. on weekdays.',
    output:
      'Early bird? Good news. Our gym now opens at 6 in the morning on weekdays. Come by before work and start your day strong. Buy one month, get one free!',
    planted: ['get one free'],
  },
  {
    brief: 'The bridge on Mill Lane is closed until 14 June.',
    output:
      'Please note: the bridge on Mill Lane stays closed until June 14. Use the detour via Harbour Road.',
    planted: ['Harbour Road'],
  },
  {
    brief: 'New handmade soaps in our shop, with lavender from our own garden.',
    output:
      'Lavender from our own garden, soap from our own hands. The new handmade soaps are in the shop. Perfect as a gift!',
    planted: [],
  },
  {
    brief: 'Book launch of "The Quiet Tide" by Nora Lind on 3 July, 7.30 pm.',
    output:
      'An evening by the sea, at least on paper: Nora Lind presents “The Quiet Tide” on 3 July at 7:30 p.m. The bestselling author will sign copies.',
    planted: ['bestselling'],
  },
  {
    brief: 'Plumber in Bath, free appointments next week.',
    output:
      'A dripping tap can’t wait. We have appointments free next week in Bath. Call us today for a free quote, 24/7.',
    planted: ['free quote', '24/7'],
  },
];
