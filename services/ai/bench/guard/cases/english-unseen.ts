import type { GuardCase } from './guard-case.ts';

export const ENGLISH_UNSEEN: readonly GuardCase[] = [
  {
    brief: 'Sourdough workshop on Sunday 8 March, 10:00, 45 euros per person, at our bakery.',
    output:
      'Flour, water, patience. Join our sourdough workshop on Sunday, 8 March, at 10 a.m. It costs €45 per person. Chef Marco Rossi shares his secrets.',
    planted: ['Marco Rossi'],
  },
  {
    brief: 'Our florist shop moved to 14 Station Road.',
    output:
      'We have moved! Find us at 14 Station Road, next to Costa Coffee. Come and say hello, and get 10% off your first bouquet.',
    planted: ['Costa Coffee', '10% off'],
  },
  {
    brief: 'Half marathon training group starts in April, Tuesdays at 18:30.',
    output:
      'From zero to half marathon: our training group starts in April. We meet on Tuesdays at half past six in the evening. Coach Sarah has run 23 marathons.',
    planted: ['Sarah', '23'],
  },
  {
    brief: 'The museum shows photographs of the harbour until 30 November.',
    output:
      'The harbour as you have never seen it. The museum shows photographs until November 30th. Admission is €9, reduced €5.',
    planted: ['€9', '€5'],
  },
  {
    brief: 'Vegan lunch menu now at Green Fork, two courses for 12 pounds.',
    output:
      'Lunch, but green. Two courses for £12: that is the new vegan menu at Green Fork. Voted best vegan restaurant in Bristol.',
    planted: ['best vegan restaurant', 'Bristol'],
  },
  {
    brief: 'We lost a set of keys at the flea market on Saturday.',
    output:
      'Have you found a set of keys at the flea market on Saturday? Please tell us. A $50 reward awaits.',
    planted: ['$50'],
  },
  {
    brief: 'New opening hours: Monday to Friday, 8 to 18. Closed at the weekend.',
    output:
      'We have new opening hours for you: Monday to Friday, from 8 am to 6 pm. At weekends we are closed. Thank you for your understanding!',
    planted: [],
  },
  {
    brief: 'Our team won the regional prize for young carpenters.',
    output:
      'We are proud: our team won the regional prize for young carpenters. A big thank you to everybody who cheered us on!',
    planted: [],
  },
  {
    brief: 'Online course on watercolours, five lessons, start when you like.',
    output:
      'Paint at your own pace. Five lessons, no deadlines: our online course on watercolours. Over 2,500 happy students can’t be wrong. Sign up at paintwithus.example/start.',
    planted: ['2,500', 'paintwithus.example/start'],
  },
  {
    brief: 'Garden centre: spring sale, all roses 20 percent off until Saturday.',
    output: 'Roses are red, prices are down: 20% off all roses until Saturday. Free delivery on every order!',
    planted: ['Free delivery'],
  },
  {
    brief: 'Volunteers wanted for the beach clean-up on 21/6.',
    output:
      'A clean beach needs many hands. Volunteers wanted on June 21! We meet at 9:45 am at Sandy Point, gloves are provided.',
    planted: ['9:45 am', 'Sandy Point'],
  },
  {
    brief: 'Our consultancy helps small firms with data protection.',
    output:
      'Data protection does not have to hurt. Our consultancy helps small firms to get it right. We are ISO 27001 certified and have been the market leader for 15 years.',
    planted: ['ISO 27001', 'market leader', '15 years'],
  },
  {
    brief: 'Cinema night: "Some Like It Hot" at midnight on Friday.',
    output:
      'Nobody’s perfect, but this Friday comes close: “Some Like It Hot” at 12 a.m. Popcorn is on the house.',
    planted: ['on the house'],
  },
  {
    brief: 'A dozen piglets were born at Hill Farm.',
    output:
      'Twelve new faces at Hill Farm! Our piglets were born and they are doing well. Drop by and see them on Sunday between 2 and 4.',
    planted: ['Sunday'],
  },
  {
    brief: 'We finished the attic conversion for the Hughes family in eight weeks.',
    output:
      'Eight weeks, one attic, one happy family: we finished the conversion for the Hugheses. Family-run and local, we look forward to your project.',
    planted: ['Family-run'],
  },
  {
    brief: 'Language café: Spanish and English, every Wednesday from 6 pm.',
    output:
      'Hablas inglés? Then come to our language café. Every Wednesday from 18:00 we talk in Spanish and English. No sign-up needed, and the first drink is complimentary.',
    planted: ['complimentary'],
  },
  {
    brief: 'Dentist in York takes new patients. Call 01904 555 123.',
    output:
      'Good news for your teeth: our practice in York takes new patients. Call 01904 555123. Dr Emily Carter and her team look forward to meeting you.',
    planted: ['Emily Carter'],
  },
  {
    brief: 'Lantern walk on 11 November, 5 pm, from the kindergarten.',
    output:
      'Lights on! On 11 November at 5 o’clock our lantern walk sets off from the kindergarten. Last year more than 200 children took part.',
    planted: ['200'],
  },
  {
    brief: 'Tyre change from 49 euros, by appointment only.',
    output:
      'Winter is coming. Have your tyres changed from €49, by appointment only. Book within 48 hours and save 10 euros.',
    planted: ['48 hours', '10 euros'],
  },
];
