import { connect } from 'amqplib';
import { createRabbitBus } from '../bus/rabbit-bus.ts';
import { busSuite } from './bus-suite.ts';

const url = process.env.AMQP_URL;
if (!url) throw new Error('AMQP_URL must name a RabbitMQ server for this suite');

busSuite('RabbitMQ', {
  open: (options) => createRabbitBus({ ...options, url }),
  async deadLetters(queue) {
    const connection = await connect(url);
    const channel = await connection.createChannel();
    const { messageCount } = await channel.checkQueue(`${queue}.dead`);
    await connection.close();
    return messageCount;
  },
});
