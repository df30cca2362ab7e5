import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

/** mongo-java-server on loopback, saying that it speaks a wire version that today's drivers accept. */
public class Main {
    record Version(List<Integer> getVersionArray, int getWireVersion) implements MongoVersion {}

    public static void main(String[] arguments) {
        var backend = new MemoryBackend().version(new Version(List.of(5, 0, 0, 0), 13));
        var server = new MongoServer(backend);
        server.bind("127.0.0.1", Integer.parseInt(arguments[0]));
        System.out.println("ready");
    }
}
