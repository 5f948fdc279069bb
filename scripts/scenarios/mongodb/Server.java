// A server that speaks MongoDB's protocol, from memory. Prints its port, then a line for each connection that has ended.
//     java -cp 'lib/*' Server.java [key.pem cert.pem]       with them it speaks TLS; the key is RSA, as PKCS #8
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import io.netty.channel.Channel;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;

public class Server {
  public static void main(String[] files) throws Exception {
    MongoServer server = new MongoServer(new MemoryBackend() {
      @Override
      public void handleClose(Channel channel) {
        super.handleClose(channel);
        System.out.println("closed");
      }
    });
    if (files.length == 2) server.enableSsl(keyOf(Path.of(files[0])), null, certificateOf(Path.of(files[1])));
    System.out.println(server.bind().getPort());
    // Whoever started it holds the other end.
    while (System.in.read() != -1);
    server.shutdownNow();
  }

  static PrivateKey keyOf(Path file) throws Exception {
    byte[] der = Base64.getDecoder().decode(Files.readString(file).replaceAll("-----.*-----|\\s", ""));
    return KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(der));
  }

  static X509Certificate certificateOf(Path file) throws Exception {
    try (InputStream bytes = Files.newInputStream(file)) {
      return (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(bytes);
    }
  }
}
