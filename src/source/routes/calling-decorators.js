/** Decorators that have a method called. Others, `@Transactional()` or `@ErrorHandler()`, only wrap it. */

/** Timers, and queues' jobs. */
const SCHEDULERS =
  /^(?:Cron|Interval|Timeout|Every|Process|(?:Cron|Schedule[dr]?|Queued?|Background|Recurring|Process)?(?:Job|Task)|(?:Cron|Job|Task)?Schedule[dr]?)$/;
/** Messages of brokers, peers, chats and command lines. */
const MESSAGES =
  /^(?:\w*(?:Listener|Subscribe|Consume)|(?:Message|Event|Command|Request)Pattern|(?:Subscribe|Receive|Handle|Sqs|Kafka|Rabbit)Message|RabbitRPC|Grpc\w*(?:Method|Call)|(?:Sub|Slash)?Command|Hears|Saga)$/;
/** Handlers of one of these; other handlers are of what the method throws, or of how long it takes. */
const HANDLERS = /^\w*(?:Event|Message|Command|Query|Queue|Job|Task|Cron|Schedule|Webhook|Rabbit|Kafka|Sqs)s?Handler$/;
/** What happens: a queue's job fails, a socket connects, the program starts. */
const EVENTS =
  /^(?:Once?|On(?:Event|Queue|Worker|Job|Message|Connect|Disconnect|Gateway|Module|Application|Global|Init|Load|Ready|Start|Stop|Shutdown)\w*|PostConstruct|PreDestroy)$/;
/** What an ORM does. */
const MODELS =
  /^(?:Before|After)(?:Bulk)?(?:(?:Soft)?Remove|Insert|Update|Recover|Load|Create|Delete|Upsert|Save|Destroy|Restore|Find\w*|Count|Valid\w+|Connect|Disconnect|Define|Init|Sync|Transaction\w*)$/;
/** Fields of GraphQL's types. */
const FIELDS = /^(?:Resolve(?:Field|Property|Reference)|FieldResolver)$/;

/**
 * @param {string} name of a decorator of a method
 * @returns {boolean} whether a scheduler, a broker, a framework or an ORM calls the method because of it
 */
export function hasCalled(name) {
  return [SCHEDULERS, MESSAGES, HANDLERS, EVENTS, MODELS, FIELDS].some((each) => each.test(name));
}
